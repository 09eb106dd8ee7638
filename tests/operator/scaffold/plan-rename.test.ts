import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { collectKnownIds } from '../../../scripts/compiler/link/known-ids.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { indonesian } from '../../../scripts/messages/indonesian.ts';
import { withChanges } from '../../../scripts/operator/data-folder/changes.ts';
import {
  FILED_KINDS,
  folderOf,
  isFiled,
  RENAMABLE_KINDS,
  type RenamableKind,
} from '../../../scripts/operator/scaffold/kinds.ts';
import { planRename, type Rename } from '../../../scripts/operator/scaffold/plan-rename.ts';
import { errorsOf } from '../../helpers/findings.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { secondOperator, Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function renamed(workspace: Workspace, rename: Rename): Workspace {
  const { changes } = planRename(soundFiles(workspace.sources), rename, () => undefined);
  return new Workspace(withChanges(workspace.sources, changes).map(({ path, bytes }) => [path, bytes]));
}

function idsOf(workspace: Workspace, folder: string): readonly string[] {
  return workspace.paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1, -'.json'.length));
}

function idsOfKind(workspace: Workspace, kind: RenamableKind): readonly string[] {
  if (isFiled(kind)) return idsOf(workspace, folderOf(kind));
  return collectKnownIds(soundFiles(workspace.sources))[kind] ?? [];
}

function allEntries(workspace: Workspace): readonly Rename[] {
  return RENAMABLE_KINDS.flatMap((kind) =>
    idsOfKind(workspace, kind).map((from) => ({ kind, from, to: 'another-one' })),
  );
}

function textsOf(workspace: Workspace): Readonly<Record<string, string>> {
  const paths = workspace.paths.filter((path) => path.endsWith('.json') && path !== 'redirects.json');
  return Object.fromEntries(paths.map((path) => [path, workspace.text(path)]));
}

const entries = allEntries(site);
const entryArb = fc.constantFrom(...entries);
const idArb = fc
  .stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,9}){0,3}$/)
  .filter((id) => entries.every(({ from }) => from !== id));

describe('renaming any entry', { timeout: 30_000 }, () => {
  it('there and back gives the same bytes, but for the redirect', () => {
    fc.assert(
      fc.property(entryArb, idArb, (entry, to) => {
        const there = renamed(site, { ...entry, to });
        const back = renamed(there, { kind: entry.kind, from: to, to: entry.from });
        expect(textsOf(back)).toEqual(textsOf(site));
      }),
      { numRuns: 10 },
    );
  });

  it('leaves no error and the old id nowhere', () => {
    fc.assert(
      fc.property(entryArb, idArb, (entry, to) => {
        const result = renamed(site, { ...entry, to });
        expect(errorsOf(result)).toEqual([]);
        expect(idsOfKind(result, entry.kind)).not.toContain(entry.from);
      }),
      { numRuns: 10 },
    );
  });

  it.each(FILED_KINDS)('leaves no error in the site itself, where it is a %s', (kind) => {
    const entry = allEntries(firstOperator).find((candidate) => candidate.kind === kind);
    if (!entry) throw new Error(`The site has no ${kind}.`);
    expect(errorsOf(renamed(firstOperator, entry))).toEqual([]);
  });
});

describe('renaming a package', () => {
  const result = renamed(site, { kind: 'package', from: 'orta-2d', to: 'orta-short' });

  it('leads its old address to the new one', () => {
    expect(result.json('redirects.json')).toMatchObject({
      redirects: { '/viaggi/orta-2d': '/viaggi/orta-short' },
    });
  });

  it('takes its itinerary and its texts along', () => {
    expect(result.paths).toContain('itineraries/orta-short.json');
    expect(Object.keys(Object(result.json('texts/it/packages.json')))).toContain('orta-short');
  });

  it('leads older addresses to the newest at once', () => {
    const twice = renamed(result, { kind: 'package', from: 'orta-short', to: 'orta-brief' });
    expect(twice.json('redirects.json')).toMatchObject({
      redirects: { '/viaggi/orta-2d': '/viaggi/orta-brief', '/viaggi/orta-short': '/viaggi/orta-brief' },
    });
  });

  it('gives up a redirect from an address that becomes a page again', () => {
    const back = renamed(result, { kind: 'package', from: 'orta-short', to: 'orta-2d' });
    expect(back.json('redirects.json')).toMatchObject({
      redirects: { '/viaggi/orta-short': '/viaggi/orta-2d' },
    });
    expect(errorsOf(back)).toEqual([]);
  });
});

describe('renaming a destination', () => {
  const rename: Rename = { kind: 'destination', from: 'mottarone', to: 'monte' };

  it('keeps its address', () => {
    expect(renamed(site, rename).text('redirects.json')).toBe(site.text('redirects.json'));
  });

  it('changes its address where one is given, and leads the old one there', () => {
    const old = Object(site.json('destinations/mottarone.json')).path;
    const result = renamed(site, { ...rename, path: '/luoghi/monte' });
    expect(result.json('redirects.json')).toMatchObject({ redirects: { [old]: '/luoghi/monte' } });
    expect(errorsOf(result)).toEqual([]);
  });
});

describe('renaming a season', () => {
  const result = renamed(site, { kind: 'season', from: 'summer', to: 'warm' });

  it('changes its id, the tables that speak of it, and the keys of its texts', () => {
    expect(result.text('calendar.json')).toBe(site.text('calendar.json').replace('"summer"', '"warm"'));
    expect(result.text('prices/sentiero.json')).toBe(
      site.text('prices/sentiero.json').replace('"summer"', '"warm"'),
    );
    for (const code of ['it', 'nl']) {
      const texts = `texts/${code}/labels.json`;
      expect(result.text(texts)).toBe(site.text(texts).replace('"summer"', '"warm"'));
    }
    expect(result.text('redirects.json')).toBe(site.text('redirects.json'));
    expect(errorsOf(result)).toEqual([]);
  });
});

describe('renaming an age group', () => {
  it('changes its id, the tables that speak of it, and the keys of its texts', () => {
    const result = renamed(site, { kind: 'ageGroup', from: 'teenager', to: 'youth' });
    expect(Object.keys(Object(Object(result.json('prices/sentiero.json')).children))).toContain('youth');
    expect(result.text('texts/it/labels.json')).toContain('"youth": "Ragazzi"');
    expect(errorsOf(result)).toEqual([]);
  });
});

describe('renaming a phone', () => {
  const named = site.set('site.json', ['channels', 0, 'phone'], 'emergency');
  const result = renamed(named, { kind: 'phone', from: 'emergency', to: 'duty' });

  it('changes its id and the channel that is made of it, and nothing else', () => {
    expect(result.text('site.json')).toBe(named.text('site.json').replaceAll('"emergency"', '"duty"'));
    expect(result.json('site.json')).toMatchObject({
      phones: [{ id: 'office' }, { id: 'duty', number: '+39 0322 000001' }],
      channels: [{ id: 'chat', phone: 'duty' }, {}, {}],
    });
    expect(errorsOf(result)).toEqual([]);
  });
});

describe('renaming a channel', () => {
  it('changes its id, the language that opens it, and the keys of its texts', () => {
    const named = site.set('site.json', ['languages', 1, 'channel'], 'line');
    const result = renamed(named, { kind: 'channel', from: 'line', to: 'green-chat' });
    expect(result.json('site.json')).toMatchObject({
      languages: [{}, { channel: 'green-chat' }],
      channels: [{}, { id: 'green-chat' }, {}],
    });
    for (const code of ['it', 'nl']) {
      const { channels } = Object(result.json(`texts/${code}/labels.json`));
      expect(Object.keys(channels)).toContain('green-chat');
      expect(Object.keys(channels)).not.toContain('line');
    }
    expect(errorsOf(result)).toEqual([]);
  });
});

describe('the record of translations', () => {
  it('goes along with the texts of what stands in a list', () => {
    const lock =
      '{\n  "labels.seasons.early-summer": "0",\n  "labels.seasons.summer": "0123456789",\n  "labels.seasons.winter": "1"\n}\n';
    const rename: Rename = { kind: 'season', from: 'summer', to: 'warm' };
    const { changes } = planRename(soundFiles(site.sources), rename, (code) =>
      code === 'it' ? lock : undefined,
    );
    expect(changes.get('texts/it/.translated.json')).toBe(lock.replace('.summer"', '.warm"'));
  });

  it('goes along with the texts', () => {
    const lock = '{\n  "days.mercato.title": "0123456789",\n  "days.other.title": "1"\n}\n';
    const files = soundFiles(site.sources);
    const rename: Rename = { kind: 'day', from: 'mercato', to: 'market' };
    const { changes } = planRename(files, rename, (code) => (code === 'it' ? lock : undefined));
    expect(changes.get('texts/it/.translated.json')).toBe(lock.replace('days.mercato', 'days.market'));
  });
});

describe('a rename is refused', () => {
  it.each<[string, Rename, RegExp]>([
    ['of an unknown entry', { kind: 'day', from: 'mercat', to: 'x' }, /Did you mean "mercato"/],
    [
      'of a season that there is not',
      { kind: 'season', from: 'xyz', to: 'x' },
      /The ids stand in calendar.json|Known are/,
    ],
    ['to an id that is taken', { kind: 'day', from: 'mercato', to: 'ferry-isole' }, /already a day/],
    ['to something that is no id', { kind: 'day', from: 'mercato', to: 'a b' }, /no id/],
    [
      'with an address for a package',
      { kind: 'package', from: 'orta-2d', to: 'x', path: '/x' },
      /Only destinations/,
    ],
  ])('%s', (_what, rename, message) => {
    const files = soundFiles(site.sources);
    expect(() => planRename(files, rename, () => undefined)).toThrow(UsageError);
    expect(() => planRename(files, rename, () => undefined)).toThrow(message);
  });

  it('in Indonesian, with what was probably meant', () => {
    const files = soundFiles(site.sources);
    const rename: Rename = { kind: 'day', from: 'mercat', to: 'x' };
    const refused = (): string => {
      try {
        return String(planRename(files, rename, () => undefined));
      } catch (error) {
        return error instanceof UsageError ? error.messageIn(indonesian) : String(error);
      }
    };
    expect(refused()).toBe('Tidak ada hari bernama "mercat". Maksudnya "mercato"?');
  });
});
