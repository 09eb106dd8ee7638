import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../scripts/compiler/diagnostics/diagnostic.ts';
import {
  lostNumber,
  oddLength,
  oddMark,
  oddSpace,
  otherEnding,
  staleTranslation,
} from '../../../scripts/compiler/diagnostics/translations.ts';
import { english } from '../../../scripts/messages/english.ts';

const at = { file: 'texts/nl/pages.json', line: 3, column: 5, length: 8, path: 'home.title' };

describe('a doubt about a translation', () => {
  it.each<readonly [code: string, make: () => Diagnostic, message: string]>([
    [
      'translation.stale',
      () => staleTranslation(at, 'pages.home.title', 'nl', 'texts/it/pages.json', 'Due laghi'),
      'The text in "texts/it/pages.json" has changed since this was translated: "Due laghi".',
    ],
    [
      'translation.length',
      () => oddLength(at, 'nl', true),
      'The translation is unusually long for its source.',
    ],
    [
      'translation.ending',
      () => otherEnding(at, 'nl', 'colon', 'none'),
      'The text ends with a colon, its source with no mark.',
    ],
    ['translation.numbers', () => lostNumber(at, 'nl', '12'), 'The source says 12, and this text does not.'],
    [
      'translation.space',
      () => oddSpace(at, 'nl', ({ doubts }) => doubts.doubleSpace),
      'There is a double space.',
    ],
    [
      'translation.mark',
      () =>
        oddMark(
          at,
          'nl',
          ({ doubts }) => doubts.apostrophe("'"),
          ({ doubts }) => doubts.marks(['’']),
        ),
      "The apostrophe ' is not how this language writes it; it uses ’.",
    ],
  ])('is a warning with its place: %s', (code, make, message) => {
    const finding = make();
    expect([finding.severity, finding.at, finding.code]).toEqual(['warning', at, code]);
    expect(finding.explain(english).message).toBe(message);
  });

  it('that its source has changed comes with the command that settles it', () => {
    const stale = staleTranslation(at, 'pages.home.title', 'nl', 'texts/it/pages.json', 'Due laghi');
    expect(stale.explain(english).hint).toContain('npm run translations -- accept nl pages.home.title');
  });
});
