import { describe, expect, it } from 'vitest';
import { languageOf, pageOf, realSite } from '../helpers/real-site.ts';

const english = languageOf(realSite(), 'en');

describe('Package C, which includes all meals', () => {
  it.each([2, 3, 4, 5])('says so on every day of %i', (days) => {
    const { variants } = pageOf(english, 'package', `/paket/lombok-overnight-${days}d${days - 1}n`);
    const meals = variants.at(-1)?.days.map(({ choices }) => choices.map(({ included }) => included));
    const withNight = ['lunch', 'dinner', 'accommodation with breakfast'];
    expect(meals?.slice(0, -1).flat()).toEqual(
      meals?.slice(0, -1).flatMap((day) => day.map(() => withNight)),
    );
    expect(meals?.at(-1)).toEqual([['lunch']]);
  });
});
