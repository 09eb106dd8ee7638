import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { collectKnownIds } from '../../../scripts/compiler/link/known-ids.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { withChanges } from '../../../scripts/operator/data-folder/changes.ts';
import { newFindings } from '../../../scripts/operator/data-folder/new-findings.ts';
import { REMOVABLE_KINDS } from '../../../scripts/operator/scaffold/kinds.ts';
import { planRemove, type Remove } from '../../../scripts/operator/scaffold/plan-remove.ts';
import { planRename } from '../../../scripts/operator/scaffold/plan-rename.ts';
import { errorsOf } from '../../helpers/findings.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { secondOperator, Workspace } from '../../helpers/workspace.ts';

/** Nothing of the calendar is for the two-day tour alone. */
const site = secondOperator().set(
  'calendar.json',
  ['closed', 1, 'packages'],
  ['orta-2d', 'sentiero-laghi-12d'],
);

const unlocked = () => undefined;

function removed(workspace: Workspace, remove: Remove): Workspace {
  const { changes } = planRemove(soundFiles(workspace.sources), remove, unlocked);
  return new Workspace(withChanges(workspace.sources, changes).map(({ path, bytes }) => [path, bytes]));
}

function entriesOf(workspace: Workspace): readonly Remove[] {
  const known = collectKnownIds(soundFiles(workspace.sources));
  return REMOVABLE_KINDS.flatMap((kind) =>
    (known[kind] ?? []).flatMap((id) =>
      (kind === 'language' && isNeeded(workspace, id)) || (kind === 'channel' && known.channel?.length === 1)
        ? []
        : [{ kind, id }],
    ),
  );
}

function isNeeded(workspace: Workspace, code: string): boolean {
  const { defaultLanguage, fallbackLanguage, operatorLanguage } = Object(workspace.json('site.json'));
  return [defaultLanguage, fallbackLanguage, operatorLanguage].includes(code);
}

function jsonOf(workspace: Workspace): readonly string[] {
  return workspace.paths.filter((path) => path.endsWith('.json'));
}

/** One entry of each kind. */
function oneOfEach(entries: readonly Remove[]): readonly Remove[] {
  return REMOVABLE_KINDS.flatMap((kind) => entries.find((entry) => entry.kind === kind) ?? []);
}

describe.each([
  ['the second operator', site, entriesOf(site)],
  ['the site itself', firstOperator, oneOfEach(entriesOf(firstOperator))],
])('removing an entry of %s', (_, data, removals) => {
  const before = checkSite(data.sources).diagnostics;

  it.each(removals)('leaves sound JSON, and no entry $kind $id', { timeout: 30_000 }, (entry) => {
    const result = removed(data, entry);
    for (const path of jsonOf(result)) expect(() => void result.json(path), path).not.toThrow();
    expect(collectKnownIds(soundFiles(result.sources))[entry.kind] ?? []).not.toContain(entry.id);
    const told = newFindings(before, checkSite(result.sources).diagnostics);
    const codes = told.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
    // What needs it is told where it stands; nothing is broken by the removal itself.
    expect(codes.filter((code) => /^(?:json|shape|text)\./.test(code))).toEqual([]);
  });
});

describe('removing a package', () => {
  const result = removed(site, { kind: 'package', id: 'orta-2d' });

  it('leaves no error', () => {
    expect(errorsOf(result)).toEqual([]);
  });

  it('takes its file, its itinerary and its texts', () => {
    expect(result.paths).not.toContain('packages/orta-2d.json');
    expect(result.paths).not.toContain('itineraries/orta-2d.json');
    for (const code of ['it', 'nl'])
      expect(result.text(`texts/${code}/packages.json`)).not.toContain('"orta-2d"');
  });

  it('leads its address to the section that lists it', () => {
    const [section] = jsonOf(site)
      .filter((path) => path.startsWith('sections/'))
      .map((path) => Object(site.json(path)))
      .filter(({ groups }) =>
        JSON.stringify(groups).includes(Object(site.json('packages/orta-2d.json')).category),
      );
    expect(Object(result.json('redirects.json')).redirects['/viaggi/orta-2d']).toBe(section.path);
  });

  it('leads its address where it is told, and older ones with it', () => {
    const files = soundFiles(site.sources);
    const { changes } = planRename(files, { kind: 'package', from: 'orta-2d', to: 'orta-new' }, unlocked);
    const renamed = new Workspace(withChanges(site.sources, changes).map(({ path, bytes }) => [path, bytes]));
    const gone = removed(renamed, { kind: 'package', id: 'orta-new', to: '/luoghi' });
    expect(gone.json('redirects.json')).toMatchObject({
      redirects: { '/viaggi/orta-2d': '/luoghi', '/viaggi/orta-new': '/luoghi' },
    });
  });

  it('takes the translation lock of its texts', () => {
    const lock = '{\n  "packages.orta-2d.name": "a",\n  "packages.orta-20.name": "b"\n}\n';
    const { changes } = planRemove(soundFiles(site.sources), { kind: 'package', id: 'orta-2d' }, (code) =>
      code === 'nl' ? lock : undefined,
    );
    expect(changes.get('texts/nl/.translated.json')).toBe('{\n  "packages.orta-20.name": "b"\n}\n');
  });

  it('takes what is nothing without it, with its texts', () => {
    const { changes, alsoGone } = planRemove(
      soundFiles(firstOperator.sources),
      { kind: 'package', id: 'lombok-overnight-3d2n' },
      unlocked,
    );
    expect(alsoGone).toEqual([{ kind: 'featuredTour', id: 'privateLombok3d2n' }]);
    expect(changes.get('texts/en/featured.json')).not.toContain('privateLombok3d2n');
  });
});

describe('removing a language', () => {
  const french = { kind: 'language', id: 'fr' } as const;
  const result = removed(firstOperator, french);

  it('leaves no error, and nothing of it', () => {
    expect(errorsOf(result)).toEqual([]);
    expect(result.paths.filter((path) => /(?:^|\/)fr(?:\/|\.json$)/.test(path))).toEqual([]);
  });

  it('leads its addresses to those of the fallback language', () => {
    expect(result.json('redirects.json')).toMatchObject({ languages: { fr: 'en' } });
  });

  it('leads those of a language that had led to it as well', () => {
    const twice = removed(removed(firstOperator, { kind: 'language', id: 'de', to: 'fr' }), french);
    expect(twice.json('redirects.json')).toMatchObject({ languages: { de: 'en', fr: 'en' } });
  });

  it.each(['id', 'en'])('is refused where the site cannot do without "%s"', (id) => {
    expect(() => removed(firstOperator, { kind: 'language', id })).toThrow(UsageError);
  });
});

describe('removing a phone or channel', () => {
  it('takes it and its texts, where nothing names it', () => {
    const result = removed(removed(site, { kind: 'channel', id: 'line' }), {
      kind: 'phone',
      id: 'emergency',
    });
    expect(result.json('site.json')).toMatchObject({
      phones: [{ id: 'office' }],
      channels: [{ id: 'chat' }, { id: 'email' }],
    });
    for (const code of ['it', 'nl']) {
      const { channels } = Object(result.json(`texts/${code}/labels.json`));
      expect(Object.keys(channels)).toEqual(['chat', 'email']);
    }
    expect(errorsOf(result)).toEqual([]);
  });

  it.each([
    [['channels', 0, 'phone'], 'phone', 'emergency'],
    [['languages', 1, 'channel'], 'channel', 'line'],
  ] as const)('leaves %j as it is, rather than lead to another, and tells', (path, kind, id) => {
    const result = removed(site.set('site.json', path, id), { kind, id });
    expect(errorsOf(result)).toMatchObject([
      { code: `reference.unknown-${kind}`, at: { file: 'site.json', path: path.join('.') } },
    ]);
  });

  it('tells of channels that need a phone, where the last one goes', () => {
    const result = removed(removed(site, { kind: 'phone', id: 'emergency' }), {
      kind: 'phone',
      id: 'office',
    });
    expect(errorsOf(result)).toMatchObject([{ at: { file: 'site.json', path: 'channels.0.address' } }]);
  });

  it('is refused for the only channel', () => {
    expect(() => removed(firstOperator, { kind: 'channel', id: 'whatsapp' })).toThrow(/the only one/);
  });
});

describe('removing what is part of something else', () => {
  it('takes it out of lists with others', () => {
    const both = site.set('calendar.json', ['offers', 0, 'packages'], ['orta-2d', 'sentiero-laghi-12d']);
    const result = removed(both, { kind: 'package', id: 'orta-2d' });
    expect(result.json('calendar.json')).toMatchObject({
      offers: [{ packages: ['sentiero-laghi-12d'] }, {}],
    });
  });

  it('tells of a list that would be empty, since it could then mean all', () => {
    const result = removed(site, { kind: 'package', id: 'sentiero-laghi-12d' });
    expect(errorsOf(result)).toMatchObject([
      { at: { path: 'offers.0.packages.0' }, code: 'reference.unknown-package' },
    ]);
  });

  it('takes a price table that is for nothing else', () => {
    const table = Object(site.json('prices/isole-lento.json'));
    const own = site.withFile('prices/orta.json', { ...table, serves: { package: 'orta-2d' } });
    expect(removed(own, { kind: 'package', id: 'orta-2d' }).paths).not.toContain('prices/orta.json');
    expect(removed(own, { kind: 'package', id: 'sentiero-laghi-12d' }).paths).toContain('prices/orta.json');
  });

  it('is refused where there is none, with the nearest', () => {
    expect(() => removed(site, { kind: 'package', id: 'orta-2e' })).toThrow(/orta-2d/);
  });
});
