import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { english } from '../../../scripts/messages/english.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const file = 'days/cammino-mottarone.json';
/** With one warning, "time.overlap" at "activities.1.time". */
const odd = secondOperator().replace(file, '13:00–14:00', '12:00–14:00');

interface Note {
  readonly path?: string;
  readonly file?: string;
  readonly code: string;
}

/** What is said of an acknowledgement that nothing needs. */
function saidOf(note: Note): readonly string[] {
  const whole = { ...note, reason: 'Some come down first.', until: '2099-06-30' };
  return checkSite(odd.set(file, ['acknowledged'], [whole]).sources)
    .diagnostics.filter(({ code }) => code === 'acknowledged.needless')
    .map(
      (finding) => `${finding.at.path} ${finding.explain(english).message} ${finding.explain(english).hint}`,
    );
}

describe('an acknowledgement that nothing needs', () => {
  const meant = 'Did you mean "path": "activities.1.time", "code": "time.overlap"?';

  it.each<readonly [what: string, note: Note, place: string, hint: string]>([
    ['another path', { path: 'activities.0.time', code: 'time.overlap' }, 'activities.0.time', meant],
    ['no path', { code: 'time.overlap' }, file, meant],
    ['almost the code', { path: 'activities.1.time', code: 'time.overlaps' }, 'activities.1.time', meant],
    [
      'almost the code, elsewhere',
      { path: 'activities.1', code: 'time.overlaps' },
      'activities.1',
      'Remove this acknowledgement.',
    ],
    [
      'another code',
      { path: 'activities.1.time', code: 'image.small' },
      'activities.1.time',
      'Remove this acknowledgement.',
    ],
    [
      'another file',
      { path: 'activities.1.time', file: 'days/mercato.json', code: 'time.overlap' },
      'activities.1.time',
      'Remove this acknowledgement.',
    ],
    [
      'a file and a path that are only together written alike',
      { path: '1.time', file: `${file}activities.`, code: 'time.overlap' },
      '1.time',
      'Remove this acknowledgement.',
    ],
    [
      'another file as a whole',
      { file: 'days/mercato.json', code: 'time.overlap' },
      'days/mercato.json',
      'Remove this acknowledgement.',
    ],
  ])('for %s: its place, and what was meant', (_what, note, place, hint) => {
    expect(saidOf(note)).toEqual([
      `acknowledged.0 No warning "${note.code}" is found at "${place}". ${hint}`,
    ]);
  });
});

it('an acknowledgement with a path, of a warning about a whole file, is told to have none', () => {
  const texts = 'texts/it/testimonials.json';
  const note = {
    file: texts,
    path: 'ferry',
    code: 'text.missing-file',
    reason: 'Dutch.',
    until: '2099-06-30',
  };
  const workspace = odd.without(texts).set(file, ['acknowledged'], [note]);
  const { diagnostics } = checkSite(workspace.sources);
  const needless = diagnostics.find(({ code }) => code === 'acknowledged.needless');
  expect(needless?.explain(english).hint).toBe('Did you mean "code": "text.missing-file"?');
});

describe('acknowledgements of a file', () => {
  it('each take out the warning that they mean, wherever that stands', () => {
    const notes: Json = [
      {
        path: 'activities.1.time',
        code: 'time.overlap',
        reason: 'Some come down first.',
        until: '2099-06-30',
      },
      {
        file: 'texts/it/testimonials.json',
        code: 'text.missing-file',
        reason: 'Dutch.',
        until: '2099-06-30',
      },
    ];
    const workspace = odd.without('texts/it/testimonials.json').set(file, ['acknowledged'], notes);
    const { diagnostics, acknowledged } = checkSite(workspace.sources);
    const taken = acknowledged.map(
      ({ diagnostic, reason }) => `${diagnostic.at.file} ${diagnostic.code} ${reason}`,
    );
    expect(taken.toSorted()).toEqual([
      `${file} time.overlap Some come down first.`,
      'texts/it/testimonials.json text.missing-file Dutch.',
    ]);
    expect(diagnostics.map(({ code }) => code)).not.toContain('acknowledged.needless');
  });

  it('that has none take out nothing', () => {
    const { diagnostics, acknowledged } = checkSite(odd.sources);
    expect(acknowledged).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toContain('time.overlap');
  });

  it('that are not written as they should be take out nothing', () => {
    const { diagnostics } = checkSite(odd.set(file, ['acknowledged'], 'time.overlap').sources);
    expect(diagnostics.map(({ code }) => code)).toContain('shape.wrong-type');
  });
});
