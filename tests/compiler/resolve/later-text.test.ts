import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

/** The old town is the first day of one tour and the second of another. */
const later = secondOperator().set('days/orta-vecchia.json', ['activities', 0, 'laterText'], 'market');

/** What the first stop of a day is called, on the page of a package and option. */
function firstStop(path: string, day: number, option?: string): string | undefined {
  const italian = languageOf(compiled(later.sources).site, 'it');
  const { variants } = pageOf(italian, 'package', path);
  const variant = variants.find((entry) => entry.option?.id === option);
  return variant?.days[day - 1]?.choices[0]?.activities[0]?.text;
}

describe('another text for the second day of a tour and later', () => {
  it('is not shown on the first day', () => {
    expect(firstStop('/viaggi/orta-2d', 1)).toBe('Giro nel paese vecchio');
  });

  it('is shown on the second day of another tour with the same day', () => {
    expect(firstStop('/viaggi/isole-lente-3d', 2, 'lento')).toBe('Mercato del mercoledì');
  });

  it('must have a text', () => {
    const unknown = later.set('days/orta-vecchia.json', ['activities', 0, 'laterText'], 'nowhere');
    expect(() => compiled(unknown.sources)).toThrow('nowhere');
  });
});
