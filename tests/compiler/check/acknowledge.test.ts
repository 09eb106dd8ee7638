import { describe, expect, it } from 'vitest';
import { type CheckResult, checkSite } from '../../../scripts/compiler/check-site.ts';
import { english } from '../../../scripts/messages/english.ts';
import { indonesian } from '../../../scripts/messages/indonesian.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const file = 'days/cammino-mottarone.json';
const texts = 'texts/it/testimonials.json';
/** With two warnings: "time.overlap" at "activities.1.time", and a file of texts that is missing. */
const odd = secondOperator().replace(file, '13:00–14:00', '12:00–14:00').without(texts);

const overlap = {
  path: 'activities.1.time',
  code: 'time.overlap',
  reason: 'Some come down first.',
  until: '2027-01-31',
};
const missing = { file: texts, code: 'text.missing-file', reason: 'Shown in Dutch.', until: '2099-06-30' };

function check(workspace: Workspace, notes: Json, today?: string): CheckResult {
  return checkSite(workspace.set(file, ['acknowledged'], notes).sources, { today });
}

function codesIn({ diagnostics }: CheckResult): readonly string[] {
  const known = ['itinerary.missing', 'price.no-table'];
  return diagnostics.map(({ code }) => code).filter((code) => !known.includes(code));
}

describe('an acknowledgement', () => {
  it('takes out the warning that it names, also one about another file, and lists it with its reason', () => {
    const result = check(odd, [overlap, missing]);
    expect(codesIn(result)).toEqual([]);
    const listed = result.acknowledged.map(
      ({ diagnostic: { at, code }, reason, until }) => `${at.file} ${code} ${reason} ${until}`,
    );
    expect(listed.toSorted()).toEqual([
      `${file} time.overlap Some come down first. 2027-01-31`,
      `${texts} text.missing-file Shown in Dutch. 2099-06-30`,
    ]);
  });

  it('holds on its last day; on the day after, the warning is back with the reason once given', () => {
    expect(codesIn(check(odd, [overlap, missing], '2027-01-31'))).toEqual([]);
    const [first] = check(odd, [overlap, missing], '2027-02-01').diagnostics;
    expect(first?.code).toBe('time.overlap');
    expect(first?.explain(english).hint).toContain('acknowledged until 2027-01-31 (“Some come down first.”)');
    expect(first?.explain(indonesian).hint).toContain('dicatat sampai 2027-01-31 (“Some come down first.”)');
  });

  it('takes out a missing file of texts also where one warning sums up many others of the language', () => {
    const areas = ['packages', 'destinations', 'days', 'activities', 'pages', 'labels'];
    const many = areas.reduce((site, area) => site.without(`texts/it/${area}.json`), odd);
    expect(codesIn(check(many, [overlap, missing]))).toEqual(['language.untranslated']);
  });

  it('is not called needless while errors keep some checks from running', () => {
    const broken = odd.replace(file, '08:00–12:30', '08:00–0:30');
    expect(codesIn(check(broken, [overlap]))).not.toContain('acknowledged.needless');
  });
});

describe('the hint for a needless acknowledgement', () => {
  const meant = 'Did you mean "path": "activities.1.time", "code": "time.overlap"?';
  const remove = 'Remove this acknowledgement.';

  it.each<readonly [note: Readonly<Record<string, string>>, place: string, hint: string]>([
    [{ code: 'time.overlap' }, file, meant],
    [{ path: 'activities.1.time', code: 'image.small' }, 'activities.1.time', remove],
    [
      { path: 'activities.1.time', file: 'days/mercato.json', code: 'time.overlap' },
      'activities.1.time',
      remove,
    ],
    [
      { file: texts, path: 'ferry', code: 'text.missing-file' },
      'ferry',
      'Did you mean "code": "text.missing-file"?',
    ],
  ])('%j is found at "%s": %s', (note, place, hint) => {
    const { diagnostics } = check(odd, [{ ...note, reason: 'So it is.', until: '2099-06-30' }]);
    const needless = diagnostics.filter(({ code }) => code === 'acknowledged.needless');
    expect(needless.map((finding) => finding.explain(english))).toEqual([
      { message: `There is no warning "${note.code}" at "${place}".`, hint },
    ]);
  });
});
