import '@mantine/core/styles.css';
import '@mantine/spotlight/styles.css';
import './desk.css';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';
import { chosenLanguage } from './language.ts';
import { connect } from './store/connection.ts';
import { unsentSteps } from './store/desk-state.ts';
import { DeskStore } from './store/desk-store.ts';
import { windowId } from './store/window-id.ts';
import { deskLanguages } from './words/words.ts';

// Browsers before 2024 lack more than this: the document tells what to do.
if (!('groupBy' in Map)) throw new Error('This browser is too old for the desk.');

const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? '';
const words = () => deskLanguages[chosenLanguage()];
const own = windowId(sessionStorage);
const connection = connect(token, chosenLanguage, () => words()?.unreachable ?? '', own);
const store = new DeskStore(connection, unsentSteps(sessionStorage), own);

// Edits are sent to the server at once, but it may be unreachable.
window.addEventListener('beforeunload', (event) => {
  if (store.hasUnsent) event.preventDefault();
});

document.documentElement.lang = chosenLanguage();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Desk connection={connection} store={store} />);
