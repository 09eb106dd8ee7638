import { register } from 'node:module';
import { register as registerTypeScript } from 'tsx/esm/api';

// Runs TypeScript that is imported. Packages are JavaScript already: they are loaded as they are.
registerTypeScript();
register('./plain-packages.mjs', import.meta.url);
