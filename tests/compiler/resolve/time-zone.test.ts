import { describe, expect, it } from 'vitest';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** What the contact pages of a site say of when its office is open, by language. */
function hoursOf(workspace: Workspace): Readonly<Record<string, readonly string[]>> {
  const { languages } = resolvedWorkspace(workspace);
  return Object.fromEntries(
    languages.map(({ info, pages }) => [
      info.code,
      pages.flatMap((page) => (page.kind === 'contact' ? page.hours.map(({ hours }) => hours) : [])),
    ]),
  );
}

describe('the name of the time zone', () => {
  it('is that of the site in every language', () => {
    const { it: italian = [], nl: dutch = [] } = hoursOf(secondOperator());
    expect([...italian, ...dutch].length).toBeGreaterThan(1);
    for (const hours of [...italian, ...dutch]) expect(hours).toContain('CET');
  });

  it('is that of a language where it has one of its own', () => {
    const { it: italian = [], nl: dutch = [] } = hoursOf(
      secondOperator().set('site.json', ['languages', 1, 'timeZone'], 'Midden-Europese tijd'),
    );
    for (const hours of italian) expect(hours).toContain('CET');
    for (const hours of dutch) {
      expect(hours).toContain('Midden-Europese tijd');
      expect(hours).not.toContain('CET');
    }
  });
});
