import { describe, expect, it } from 'vitest';
import { type CheckResult, checkSite } from '../../scripts/compiler/check-site.ts';
import { english } from '../../scripts/messages/english.ts';
import { indonesian } from '../../scripts/messages/indonesian.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const file = 'days/cammino-mottarone.json';
const note = {
  path: 'activities.1.time',
  code: 'time.overlap',
  reason: 'Some come down first.',
  until: '2027-01-31',
};
const odd = secondOperator().replace(file, '13:00–14:00', '12:00–14:00');
const answered = odd.set(file, ['acknowledged'], [note]);

function check(workspace: Workspace, today?: string): CheckResult {
  return checkSite(workspace.sources, { today });
}

function codesIn({ diagnostics }: CheckResult): readonly string[] {
  return diagnostics
    .filter(({ at }) => at.file === file || at.file.startsWith('texts/'))
    .map(({ code }) => code);
}

describe('an acknowledged warning', () => {
  it('is found without its acknowledgement', () => {
    expect(codesIn(check(odd))).toEqual(['time.overlap']);
  });

  it('is not among the findings', () => {
    expect(codesIn(check(answered))).toEqual([]);
  });

  it('is listed with its reason and its end', () => {
    const [first] = check(answered).acknowledged;
    expect(first).toMatchObject({
      diagnostic: { code: 'time.overlap' },
      reason: note.reason,
      until: note.until,
    });
  });

  it('stays so on the last day', () => {
    expect(codesIn(check(answered, '2027-01-31'))).toEqual([]);
  });

  it('comes back on the day after, with the reason once given', () => {
    const [first] = check(answered, '2027-02-01').diagnostics;
    expect(first?.code).toBe('time.overlap');
    expect(first?.explain(english).hint).toContain('acknowledged until 2027-01-31 (“Some come down first.”)');
    expect(first?.explain(indonesian).hint).toContain('dicatat sampai 2027-01-31 (“Some come down first.”)');
  });

  it('may stand in another file than the warning', () => {
    const texts = 'texts/it/testimonials.json';
    const workspace = secondOperator()
      .without(texts)
      .set(
        'glossary/it.json',
        ['acknowledged'],
        [{ file: texts, code: 'text.missing-file', reason: 'Shown in Dutch.', until: '2030-01-01' }],
      );
    expect(codesIn(check(workspace))).toEqual([]);
  });
});

describe('an acknowledgement', () => {
  it.each([
    ['another code', { ...note, code: 'time.sequence' }],
    ['another path', { ...note, path: 'activities.0.time' }],
    ['another file', { ...note, file: 'days/mercato.json' }],
  ])('with %s changes nothing, and is said to be needless', (_name, other) => {
    const result = check(odd.set(file, ['acknowledged'], [other]));
    expect(codesIn(result).toSorted()).toEqual(['acknowledged.needless', 'time.overlap']);
  });

  it('is not said to be needless while there are errors, for not everything is checked then', () => {
    const broken = answered.replace(file, '08:00–12:30', '08:00–0:30');
    expect(codesIn(check(broken))).not.toContain('acknowledged.needless');
  });

  it('of an error changes nothing', () => {
    const wrong = secondOperator()
      .replace(file, '13:00–14:00', '13:00–12:00')
      .set(file, ['acknowledged'], [{ ...note, code: 'time.ends-before-start' }]);
    expect(codesIn(check(wrong))).toEqual(['time.ends-before-start']);
  });
});
