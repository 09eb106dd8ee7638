import { expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const pages = 'texts/it/pages.json';

function metaFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => code.startsWith('text.meta-'))
    .map(({ at, message }) => `${at.path}: ${message}`);
}

it.each([
  ['title', 60, []],
  ['title', 61, ['about.meta.title: This has 61 characters; search engines show 60 at most.']],
  ['description', 160, []],
  ['description', 161, ['about.meta.description: This has 161 characters; search engines show 160 at most.']],
])('a %s of %d characters is reported as %j', (part, length, expected) => {
  expect(metaFindings(site.set(pages, ['about', 'meta', part], '🛶'.repeat(length)))).toEqual(expected);
});

it.each([
  ['In Maßen', ' in maßen ', ['contact']],
  ['In Maßen', 'In Massen', []],
])('of the titles “%s” and “%s”, those are reported again: %j', (title, other, expected) => {
  const both = site
    .set(pages, ['about', 'meta', 'title'], title)
    .set(pages, ['contact', 'meta', 'title'], other);
  expect(metaFindings(both)).toEqual(
    expected.map((page) => `${page}.meta.title: Another page says the same: "pages.about.meta.title".`),
  );
});

it('a title that three pages share is reported at two, with the first', () => {
  const three = ['about', 'contact', 'notFound'].reduce(
    (workspace, page) => workspace.set(pages, [page, 'meta', 'title'], 'Viaggi'),
    site,
  );
  expect(metaFindings(three)).toEqual([
    'contact.meta.title: Another page says the same: "pages.about.meta.title".',
    'notFound.meta.title: Another page says the same: "pages.about.meta.title".',
  ]);
});

it('descriptions that no search engine shows may be the same', () => {
  const options = 'texts/it/options.json';
  expect(metaFindings(site.set(options, ['lento', 'description'], 'Cammini e una buona cena.'))).toEqual([]);
});
