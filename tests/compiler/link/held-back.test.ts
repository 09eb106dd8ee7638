import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { resolveData } from '../../../scripts/compiler/resolve-data.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { withChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { entryFolder } from '../../../scripts/operator/scaffold/kinds.ts';
import { planRemove } from '../../../scripts/operator/scaffold/plan-remove.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { secondOperator, Workspace } from '../../helpers/workspace.ts';

const KINDS = ['package', 'destination', 'section', 'ownPage'] as const;

const TOUR = 'packages/orta-2d.json';

function holdBack(workspace: Workspace, path: string): Workspace {
  return workspace.set(path, ['draft'], true);
}

function errorCodes(workspace: Workspace): readonly string[] {
  return checkSite(workspace.sources).diagnostics.flatMap(({ severity, code }) =>
    severity === 'error' ? [code] : [],
  );
}

/** What visitors would see in the first language; the codes of errors if it cannot be made. */
function shown(workspace: Workspace): unknown {
  const result = resolveData(workspace.sources);
  if (!result.ok) return errorCodes(workspace);
  const { languages, images, drawings } = result.site;
  const [language] = languages;
  return JSON.parse(JSON.stringify({ images, drawings, ...language, pages: [...(language?.pages ?? [])] }));
}

function removed(workspace: Workspace, kind: (typeof KINDS)[number], id: string): Workspace {
  const { changes } = planRemove(validFiles(workspace.sources), { kind, id }, () => undefined);
  const without = new Map([...changes].filter(([path]) => path !== 'redirects.json'));
  const left = withChanges(workspace.sources, without).map(({ path, bytes }) => [path, bytes] as const);
  return new Workspace(left);
}

describe('An entry that is held back', () => {
  const sites = {
    first: firstOperator,
    // Without what stays where a page is removed: addresses that lead to it, and days that are closed for it alone.
    second: secondOperator()
      .set('redirects.json', ['redirects'], {})
      .set('calendar.json', ['closed', 1, 'packages'], ['orta-2d', 'sentiero-laghi-12d']),
  };
  const entries = Object.entries(sites).flatMap(([name, site]) =>
    KINDS.flatMap((kind) => {
      const ids = validFiles(site.sources).entries[entryFolder(kind)].map(({ id }) => id);
      return ids.slice(0, name === 'first' ? 1 : 2).map((id) => ({ site, name, kind, id }));
    }),
  );

  it.each(entries)('leaves the site as if it were removed ($name, $kind $id).', ({ site, kind, id }) => {
    const held = shown(holdBack(site, `${entryFolder(kind)}/${id}.json`));
    const gone = shown(removed(site, kind, id));
    expect(held).toEqual(gone);
  });

  it('takes addresses that lead to it and days that are closed for it alone with it.', () => {
    const led = secondOperator().set('redirects.json', ['redirects', '/old'], '/viaggi/orta-2d');
    expect(errorCodes(led)).toEqual([]);
    expect(errorCodes(holdBack(led, TOUR))).toEqual([]);
  });

  it('may lack texts, a plan and references, and does not keep the site from being published.', () => {
    const site = secondOperator()
      .set(TOUR, ['destinations'], ['nowhere'])
      .set('texts/it/packages.json', ['orta-2d', 'summary'], 'TODO: Short text on cards.')
      .unset('texts/it/packages.json', ['orta-2d', 'name'])
      .without('itineraries/orta-2d.json');
    expect(errorCodes(site)).not.toEqual([]);
    const { ok, diagnostics } = checkSite(holdBack(site, TOUR).sources, { forPublishing: true });
    const left = diagnostics.filter(({ isHeldBack }) => isHeldBack).map(({ code }) => code);
    expect(left).toEqual(expect.arrayContaining(['text.todo', 'itinerary.missing']));
    expect(diagnostics.filter(({ code }) => code === 'text.todo').every(({ isHeldBack }) => isHeldBack)).toBe(
      true,
    );
    expect(ok).toBe(checkSite(secondOperator().sources, { forPublishing: true }).ok);
    expect(JSON.stringify(shown(holdBack(site, TOUR)))).not.toContain('TODO');
  });

  it('must still be a file that can be read, with values of the right type.', () => {
    const held = holdBack(secondOperator(), TOUR);
    expect(errorCodes(held.set(TOUR, ['order'], 'first'))).toEqual(['shape.wrong-type']);
    expect(errorCodes(held.replace(TOUR, '"order"', 'order'))).not.toEqual([]);
    expect(errorCodes(held.unset(TOUR, ['region']))).toEqual([]);
  });

  it('leaves notes at their places in lists that lose an item.', () => {
    const before = secondOperator()
      .set('home.json', ['unconfirmed'], {
        'popular.1.image': 'Our own picture.',
        'popular.0.image': 'Soon.',
      })
      .set('destinations/isolaSanGiulio.json', ['draft'], true);
    const notes = checkSite(before.sources).diagnostics.filter(({ at }) => at.file === 'home.json');
    expect(notes.map(({ code, at, isHeldBack }) => [code, at.path, isHeldBack])).toEqual([
      ['placeholder.unconfirmed', 'popular.0.image', true],
      ['placeholder.unconfirmed', 'popular.1.image', false],
    ]);
  });
});
