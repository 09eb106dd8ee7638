import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstOperatorFolder } from './first-operator.ts';

/** Writes the first operator's data folder as it could go online: with nothing to be confirmed. */
export function publishableFolder(folder: string): void {
  cpSync(firstOperatorFolder, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!name.endsWith('.json') || name.startsWith('texts')) continue;
    const { unconfirmed: _, ...content } = JSON.parse(readFileSync(file, 'utf8'));
    const own = name === 'site.json' ? { ...content, ...REAL } : content;
    writeFileSync(file, `${JSON.stringify(own, undefined, 2)}\n`);
  }
}

const REAL = {
  url: 'https://www.nusaselat.com',
  email: 'tours@nusaselat.com',
  contactForm: { to: 'chat' },
  newsletter: { to: 'email' },
  phones: [{ id: 'office', number: '+62 812-3456-7890' }],
  social: [],
};
