import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { collectKnownIds } from '../../../scripts/compiler/link/known-ids.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import {
  entryFolder,
  isFiled,
  RENAMABLE_KINDS,
  type RenamableKind,
} from '../../../scripts/operator/scaffold/kinds.ts';
import { planRename, type Rename } from '../../../scripts/operator/scaffold/rename-entry.ts';
import { errorsOf } from '../../helpers/findings.ts';
import { contentTexts, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function rename(workspace: Workspace, entry: Rename): Workspace {
  const { changes } = planRename(validFiles(workspace.sources), entry, () => undefined);
  return workspace.withChanges(changes);
}

function idsOfKind(workspace: Workspace, kind: RenamableKind): readonly string[] {
  if (!isFiled(kind)) return collectKnownIds(validFiles(workspace.sources))[kind] ?? [];
  return workspace.paths
    .filter((path) => path.startsWith(`${entryFolder(kind)}/`))
    .map((path) => path.slice(entryFolder(kind).length + 1, -'.json'.length));
}

const entries = RENAMABLE_KINDS.flatMap((kind) =>
  idsOfKind(site, kind).map((from) => ({ kind, from, to: 'another-one' })),
);
const idArb = fc
  .stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,9}){0,3}$/)
  .filter((id) => entries.every(({ from }) => from !== id));

it('renaming any entry leaves no error and the old id nowhere; back again it gives the same bytes, but for redirects.', () => {
  fc.assert(
    fc.property(fc.constantFrom(...entries), idArb, ({ kind, from }, to) => {
      const there = rename(site, { kind, from, to });
      expect(errorsOf(there)).toEqual([]);
      expect(idsOfKind(there, kind)).not.toContain(from);
      expect(contentTexts(rename(there, { kind, from: to, to: from }))).toEqual(contentTexts(site));
    }),
    { numRuns: 15 },
  );
});

describe('renaming a package', () => {
  const result = rename(site, { kind: 'package', from: 'orta-2d', to: 'orta-short' });

  it('redirects older addresses to the newest at once.', () => {
    const twice = rename(result, { kind: 'package', from: 'orta-short', to: 'orta-brief' });
    expect(twice.json('redirects.json')).toMatchObject({
      redirects: { '/viaggi/orta-2d': '/viaggi/orta-brief', '/viaggi/orta-short': '/viaggi/orta-brief' },
    });
  });

  it('removes the redirect of an address that becomes a page again.', () => {
    const back = rename(result, { kind: 'package', from: 'orta-short', to: 'orta-2d' });
    expect(back.json('redirects.json')).toMatchObject({
      redirects: { '/viaggi/orta-short': '/viaggi/orta-2d' },
    });
    expect(errorsOf(back)).toEqual([]);
  });
});

describe('renaming a destination', () => {
  const entry: Rename = { kind: 'destination', from: 'mottarone', to: 'monte' };

  it('leaves its address unchanged, or redirects it to a given one.', () => {
    expect(rename(site, entry).text('redirects.json')).toBe(site.text('redirects.json'));
    const old = Object(site.json('destinations/mottarone.json')).path;
    const result = rename(site, { ...entry, path: '/luoghi/monte' });
    expect(result.json('redirects.json')).toMatchObject({ redirects: { [old]: '/luoghi/monte' } });
    expect(errorsOf(result)).toEqual([]);
  });
});

it('The notes on prices and the accepted warnings about them follow a class of accommodation.', () => {
  const price = 'prices/sentiero.json';
  const accepted = { path: 'singleSupplement.lodge', code: 'price.supplement', reason: 'Yes.' };
  const noted = site
    .set(price, ['unconfirmed'], { 'rows.0.lodge': 'A typing slip?' })
    .set(price, ['acknowledged'], [{ ...accepted, until: '2030-12-31' }]);
  const result = rename(noted, { kind: 'tier', from: 'lodge', to: 'hut' });
  expect(result.text(price)).toBe(
    noted
      .text(price)
      .replaceAll('"lodge"', '"hut"')
      .replaceAll(/\.lodge"/g, '.hut"'),
  );
});

it('An accepted warning in another file follows the file and the texts of what is renamed.', () => {
  const note = { code: 'x', reason: 'Yes.', until: '2030-12-31' };
  const notes = (id: string) => [
    { file: `itineraries/${id}.json`, ...note },
    { file: 'texts/it/packages.json', path: `${id}.summary`, ...note },
    { file: 'texts/it/packages.json', path: 'lago-1d.summary', ...note },
  ];
  const noted = site.set('site.json', ['acknowledged'], notes('orta-2d'));
  const result = rename(noted, { kind: 'package', from: 'orta-2d', to: 'orta-short' });
  expect(Object(result.json('site.json')).acknowledged).toEqual(notes('orta-short'));
});

it.each<[string, Rename, string]>([
  ['days.mercato.title', { kind: 'day', from: 'mercato', to: 'market' }, 'days.market.title'],
  ['labels.seasons.summer', { kind: 'season', from: 'summer', to: 'warm' }, 'labels.seasons.warm'],
])('The record of translations keeps %s under its new key.', (key, entry, renamed) => {
  const lock = `{\n  "days.other.title": "0",\n  "${key}": "0123456789",\n  "labels.seasons.winter": "1"\n}\n`;
  const files = validFiles(site.sources);
  const { changes } = planRename(files, entry, (code) => (code === 'it' ? lock : undefined));
  expect(JSON.parse(changes.get('texts/it/.translated.json') ?? '')).toEqual({
    'days.other.title': '0',
    [renamed]: '0123456789',
    'labels.seasons.winter': '1',
  });
});

it.each<[string, Rename, RegExp]>([
  ['of an unknown entry', { kind: 'day', from: 'mercat', to: 'x' }, /Did you mean "mercato"/],
  [
    'of an unknown season',
    { kind: 'season', from: 'xyz', to: 'x' },
    /The ids are in calendar.json|Possible:/,
  ],
  ['to an id that is taken', { kind: 'day', from: 'mercato', to: 'ferry-isole' }, /already a day/],
  ['to a word of price tables', { kind: 'tier', from: 'lodge', to: 'price' }, /Price tables use the word/],
  ['to something that is no id', { kind: 'day', from: 'mercato', to: 'a b' }, /not a valid id/],
  [
    'with an address for a package',
    { kind: 'package', from: 'orta-2d', to: 'x', path: '/x' },
    /Only destinations/,
  ],
])('A rename %s is refused.', (_what, entry, message) => {
  expect(() => rename(site, entry)).toThrow(UsageError);
  expect(() => rename(site, entry)).toThrow(message);
});
