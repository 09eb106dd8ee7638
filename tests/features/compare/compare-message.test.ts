import { describe, expect, it } from 'vitest';
import { compareMessage } from '../../../src/features/compare/compare-message.ts';
import { dutchPackagePages, packagePages } from '../../helpers/package-pages.ts';

const ADDRESS = 'https://laghi-lenti.example/confronto?tours=orta-2d';

function named(pages: typeof packagePages, ...ids: string[]) {
  return ids.flatMap((id) => pages.filter((page) => page.id === id));
}

describe('the message about tours that are compared', () => {
  it('names them with an address each, and the comparison', () => {
    const tours = named(packagePages, 'orta-2d', 'isole-lente-3d');
    expect(compareMessage({ own: 'Quale?' }, tours, '', ADDRESS).split('\n')).toEqual([
      'Quale?',
      `• ${tours[0]?.name}: https://laghi-lenti.example/viaggi/orta-2d`,
      `• ${tours[1]?.name}: https://laghi-lenti.example/viaggi/isole-lente-3d`,
      ADDRESS,
    ]);
  });

  it('says for how many and in which accommodation class, in the words of the tours that have such', () => {
    const tours = named(packagePages, 'mottarone-mezza-giornata', 'isole-lente-3d');
    const tier = Object.keys(tours[1]?.booking.own.tiers ?? {})[0] ?? '';
    const [line] = compareMessage({ own: 'Quale?' }, tours, `?people=3&tier=${tier}`, ADDRESS)
      .split('\n')
      .slice(3);
    expect(line).toBe(`3 persone · ${tours[1]?.booking.own.tiers[tier]}`);
  });

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
