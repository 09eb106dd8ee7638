import { describe, expect, it } from 'vitest';
import { compareMessage } from '../../../src/features/compare/compare-message.ts';
import { dutchPackagePages, packagePages } from '../../helpers/package-pages.ts';

const ADDRESS = 'https://laghi-lenti.example/confronto?tours=orta-2d';

function named(pages: typeof packagePages, ...ids: string[]) {
  return ids.flatMap((id) => pages.filter((page) => page.id === id));
}

describe('the message about tours that are compared', () => {
  it('says the same below in the operator’s language, where that is another', () => {
    const tours = named(dutchPackagePages, 'orta-2d');
    const [italian] = named(packagePages, 'orta-2d');
    const lines = compareMessage({ own: 'Welke?', operator: 'Quale?' }, tours, '?people=3', ADDRESS).split(
      '\n',
    );
    expect(lines.slice(-3)).toEqual(['', 'Quale?', `${italian?.name} · 3 persone`]);
    expect(lines[0]).toBe('Welke?');
  });
});
