import { describe, expect, it } from 'vitest';
import { listFindings } from '../../helpers/findings.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const file = 'texts/it/packages.json';

function findMarkup(text: string): readonly string[] {
  const changed = secondOperator().set(file, ['orta-2d', 'summary'], text);
  return listFindings(changed, /^text\./).map((found) => found.replace(`${file} orta-2d.summary `, ''));
}

describe('a text', () => {
  it.each([
    ['Orta <b>due</b> giorni', 'text.tag'],
    ['Orta<br/>lago', 'text.tag'],
    ['<a href="https://x.example">Orta</a>', 'text.tag'],
    ['Orta &amp; lago', 'text.entity'],
    ['Orta&#8217;s lake', 'text.entity'],
    ['Citt&agrave;', 'text.entity'],
    ['Orta Ã¨ bella', 'text.encoding'],
    ['cittÃ  bella', 'text.encoding'],
    ['lâ€™acqua', 'text.encoding'],
    ['da 20 â‚¬', 'text.encoding'],
    ['20Â°', 'text.encoding'],
  ])('with markup or misread letters has a warning: %s', (text, code) => {
    expect(findMarkup(text)).toEqual([code]);
  });

  it.each([
    'Per 2 < 3 persone, e > 4',
    'Scrivi a <orta@lago.example>',
    'Rock&roll; B&B',
    '«MAÇÃ» E PÃO',
    'MAÇÃ DO AMOR',
    'Âncora, àncora, château',
    'I <3 Orta',
  ])('of plain words has none: %s', (text) => {
    expect(findMarkup(text)).toEqual([]);
  });
});
