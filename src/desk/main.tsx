import '@mantine/core/styles.css';
import '@mantine/spotlight/styles.css';
import './desk.css';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';
import { chosenLanguage } from './language.ts';
import { connect } from './store/connection.ts';
import { DeskStore } from './store/desk-store.ts';
import { deskLanguages } from './words/words.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? '';
const words = () => deskLanguages[chosenLanguage()];
const store = new DeskStore(connect(token, chosenLanguage, () => words()?.unreachable ?? ''));
store.start();

// What was typed is kept by the program at once; the last moments may be under way.
window.addEventListener('beforeunload', (event) => {
  if (store.hasUnsaved) event.preventDefault();
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Desk store={store} />);
