import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dictionaryLanguage, textKey } from '../arbitraries/dictionaries.ts';

/** The function as a newly opened page has it, and the console's warnings from then on. */
async function openPage() {
  vi.resetModules();
  vi.restoreAllMocks();
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { warnMissing } = await import('../../src/i18n/warn-missing.ts');
  return { warnings, warnMissing };
}

describe('warnMissing', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('names the language and the key', async () => {
    const { warnings, warnMissing } = await openPage();
    warnMissing('fr', ['home.title']);
    expect(warnings.mock.calls).toEqual([['Missing translation in "fr": home.title']]);
  });

  it('warns of every key', async () => {
    const { warnings, warnMissing } = await openPage();
    warnMissing('fr', ['home.title', 'home.text']);
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it('warns once of a key that is asked for again', async () => {
    const { warnings, warnMissing } = await openPage();
    warnMissing('fr', ['home.title']);
    warnMissing('fr', ['home.title']);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('warns once of a key that stands twice in the list', async () => {
    const { warnings, warnMissing } = await openPage();
    warnMissing('fr', ['home.title', 'home.title']);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('warns of the same key in another language', async () => {
    const { warnings, warnMissing } = await openPage();
    warnMissing('fr', ['home.title']);
    warnMissing('de', ['home.title']);
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it('is silent where nothing is missing', async () => {
    const { warnings, warnMissing } = await openPage();
    warnMissing('fr', []);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('warns exactly once of each key and language, in the order of the questions', async () => {
    const questions = fc.array(fc.tuple(dictionaryLanguage, fc.array(textKey)));
    await fc.assert(
      fc.asyncProperty(questions, async (asked) => {
        const { warnings, warnMissing } = await openPage();
        for (const [language, keys] of asked) warnMissing(language, keys);
        const expected = asked.flatMap(([language, keys]) =>
          keys.map((key) => `Missing translation in "${language}": ${key}`),
        );
        expect(warnings.mock.calls.flat()).toEqual([...new Set(expected)]);
      }),
    );
  });
});
