import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { collectKnownIds } from '../../../scripts/compiler/link/known-ids.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import { findNew } from '../../../scripts/operator/data-folder/edit-folder.ts';
import { REMOVABLE_KINDS } from '../../../scripts/operator/scaffold/kinds.ts';
import { planRemove, type Remove } from '../../../scripts/operator/scaffold/plan-remove.ts';
import { planRename } from '../../../scripts/operator/scaffold/rename-entry.ts';
import { errorsOf } from '../../helpers/findings.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** Nothing of the calendar is for the two-day tour alone. */
const site = secondOperator().set(
  'calendar.json',
  ['closed', 1, 'packages'],
  ['orta-2d', 'sentiero-laghi-12d'],
);
const PACKAGE: Remove = { kind: 'package', id: 'orta-2d' };
const unlocked = () => undefined;

function remove(workspace: Workspace, ...entries: readonly Remove[]): Workspace {
  return entries.reduce((before, entry) => {
    const { changes } = planRemove(validFiles(before.sources), entry, unlocked);
    return before.withChanges(changes);
  }, workspace);
}

/** One entry of each kind that may be removed. */
function oneOfEach(workspace: Workspace): readonly Remove[] {
  const known = collectKnownIds(validFiles(workspace.sources));
  const { defaultLanguage, fallbackLanguage, operatorLanguage } = Object(workspace.json('site.json'));
  const needed = [defaultLanguage, fallbackLanguage, operatorLanguage];
  return REMOVABLE_KINDS.flatMap((kind) => {
    const id = (known[kind] ?? []).find((each) => kind !== 'language' || !needed.includes(each));
    return id === undefined || (kind === 'channel' && known.channel?.length === 1) ? [] : [{ kind, id }];
  });
}

describe('removing an entry', () => {
  const before = checkSite(site.sources).diagnostics;

  it.each(oneOfEach(site))('leaves valid JSON and texts, and no $kind $id.', (entry) => {
    const result = remove(site, entry);
    for (const path of result.paths.filter((each) => each.endsWith('.json')))
      expect(() => void result.json(path), path).not.toThrow();
    expect(collectKnownIds(validFiles(result.sources))[entry.kind] ?? []).not.toContain(entry.id);
    const broken = findNew(before, checkSite(result.sources).diagnostics).filter(
      ({ code, severity }) => severity === 'error' && /^(?:json|shape|text)\./.test(code),
    );
    expect(broken).toEqual([]);
  });
});

describe('removing a package', () => {
  const result = remove(site, PACKAGE);

  it('redirects its address to the section that lists it.', () => {
    expect(result.json('redirects.json')).toMatchObject({ redirects: { '/viaggi/orta-2d': '/viaggi' } });
  });

  it('redirects its address to the one that is named, and older addresses with it.', () => {
    const rename = { kind: 'package', from: 'orta-2d', to: 'orta-new' } as const;
    const { changes } = planRename(validFiles(site.sources), rename, unlocked);
    const renamed = site.withChanges(changes);
    expect(
      remove(renamed, { kind: 'package', id: 'orta-new', to: '/luoghi' }).json('redirects.json'),
    ).toMatchObject({ redirects: { '/viaggi/orta-2d': '/luoghi', '/viaggi/orta-new': '/luoghi' } });
  });

  it('removes its texts from the record of translations.', () => {
    const lock = '{\n  "packages.orta-2d.name": "a",\n  "packages.orta-20.name": "b"\n}\n';
    const { changes } = planRemove(validFiles(site.sources), PACKAGE, (code) =>
      code === 'nl' ? lock : undefined,
    );
    expect(changes.get('texts/nl/.translated.json')).toBe('{\n  "packages.orta-20.name": "b"\n}\n');
  });

  it('removes what is empty without it, with its texts.', () => {
    const entry: Remove = { kind: 'package', id: 'lombok-overnight-3d2n' };
    const { changes, notes } = planRemove(validFiles(firstOperator.sources), entry, unlocked);
    expect(notes.map((note) => note(english, false))).toContain(
      'The featured tour "privateLombok3d2n" is removed with it.',
    );
    expect(changes.get('texts/en/featured.json')).not.toContain('privateLombok3d2n');
  });

  it('removes a price table that is for nothing else.', () => {
    const table = Object(site.json('prices/isole-lento.json'));
    const own = site.withFile('prices/orta.json', { ...table, serves: { package: 'orta-2d' } });
    expect(remove(own, PACKAGE).paths).not.toContain('prices/orta.json');
    const other: Remove = { kind: 'package', id: 'sentiero-laghi-12d' };
    expect(remove(own, other).paths).toContain('prices/orta.json');
  });

  it('removes it from a list with others, but not from one that would be empty and could mean all.', () => {
    const both = site.set('calendar.json', ['offers', 0, 'packages'], ['orta-2d', 'sentiero-laghi-12d']);
    expect(remove(both, PACKAGE).json('calendar.json')).toMatchObject({
      offers: [{ packages: ['sentiero-laghi-12d'] }, {}],
    });
    expect(errorsOf(remove(site, { kind: 'package', id: 'sentiero-laghi-12d' }))).toMatchObject([
      { at: { path: 'offers.0.packages.0' }, code: 'reference.unknown-package' },
    ]);
  });
});

it('Removing a day removes the texts that nothing else names, and keeps the others.', () => {
  const files = validFiles(site.sources);
  const [day] = files.entries.days;
  const { changes, notes } = planRemove(files, { kind: 'day', id: day?.id ?? '' }, unlocked);
  const after = site.withChanges(changes);
  const unused = findNew(checkSite(site.sources).diagnostics, checkSite(after.sources).diagnostics);
  expect(unused.filter(({ code }) => code === 'text.unused')).toEqual([]);
  expect(notes.length).toBeGreaterThan(0);
});

it('Removing an entry of a list moves what is unconfirmed and acknowledged of those behind it.', () => {
  const marked = site
    .set('calendar.json', ['unconfirmed'], { 'offers.0.percent': 'a', 'offers.1.amount': 'b', zone: 'c' })
    .set(
      'calendar.json',
      ['acknowledged'],
      [
        { path: 'offers.0', code: 'x.a', reason: 'a', until: '2030-01-01' },
        { path: 'offers.1.dates', code: 'x.b', reason: 'b', until: '2030-01-01' },
      ],
    );
  expect(remove(marked, { kind: 'offer', id: 'earlyBird' }).json('calendar.json')).toMatchObject({
    unconfirmed: { 'offers.0.amount': 'b', zone: 'c' },
    acknowledged: [{ path: 'offers.0.dates', reason: 'b' }],
  });
});

describe('removing a day', () => {
  const file = 'itineraries/isole-lente-3d.json';
  const planned = (workspace: Workspace) => Object(workspace.json(file)).options.attivo;

  it.each([
    ['cammino-mottarone', { day2: 'orta-vecchia', day2_alt: 'riposo', day2_alt2: 'campello' }],
    ['orta-vecchia', { day2: 'cammino-mottarone', day2_alt: 'riposo', day2_alt2: 'campello' }],
    ['riposo', { day2: 'cammino-mottarone', day2_alt: 'orta-vecchia', day2_alt2: 'campello' }],
  ])('that is a choice beside others moves up those behind it (%s).', (id, left) => {
    const four = site.set(file, ['options', 'attivo', 'day2_alt3'], 'campello');
    expect(planned(remove(four, { kind: 'day', id }))).toEqual({
      day1: 'ferry-isole',
      ...left,
      day3: 'mercato',
    });
  });

  it('moves what is acknowledged of a choice with it, and drops that of the day.', () => {
    const note = (key: string, reason: string) =>
      ({ path: `options.attivo.${key}`, code: 'x.a', reason, until: '2030-01-01' }) as const;
    const marked = site.set(file, ['acknowledged'], [note('day2_alt', 'a'), note('day2_alt2', 'b')]);
    expect(remove(marked, { kind: 'day', id: 'orta-vecchia' }).json(file)).toMatchObject({
      acknowledged: [note('day2_alt', 'b')],
    });
  });
});

describe('removing a language', () => {
  const french: Remove = { kind: 'language', id: 'fr' };

  it('leaves no error and no file of it, and redirects its addresses to the fallback language.', () => {
    const result = remove(firstOperator, french);
    expect(errorsOf(result)).toEqual([]);
    expect(result.paths.filter((path) => /(?:^|\/)fr(?:\/|\.json$)/.test(path))).toEqual([]);
    expect(result.json('redirects.json')).toMatchObject({ languages: { fr: 'en' } });
  });

  it('that visitors have never seen redirects nothing.', () => {
    const begun = firstOperator.set('site.json', ['languages', 2, 'published'], false);
    expect(remove(begun, french).paths).not.toContain('redirects.json');
  });
});

it.each([
  [['channels', 0, 'phone'], 'phone', 'emergency'],
  [['languages', 1, 'channel'], 'channel', 'line'],
] as const)(
  'removing a phone or channel leaves %j as it is, rather than choose another %s, which is an error.',
  (path, kind, id) => {
    expect(errorsOf(remove(site.set('site.json', path, id), { kind, id }))).toMatchObject([
      { code: `reference.unknown-${kind}`, at: { file: 'site.json', path: path.join('.') } },
    ]);
  },
);

it.each<[string, Workspace, Remove, RegExp]>([
  ['the default language', firstOperator, { kind: 'language', id: 'id' }, /./],
  ['the fallback language', firstOperator, { kind: 'language', id: 'en' }, /./],
  ['the only channel', firstOperator, { kind: 'channel', id: 'whatsapp' }, /the only one/],
  ['an unknown entry', site, { kind: 'package', id: 'orta-2e' }, /orta-2d/],
])('Removing %s is refused.', (_what, workspace, entry, message) => {
  expect(() => remove(workspace, entry)).toThrow(UsageError);
  expect(() => remove(workspace, entry)).toThrow(message);
});
