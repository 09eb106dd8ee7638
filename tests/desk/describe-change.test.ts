import { expect, it } from 'vitest';
import { describeChange } from '../../src/desk/form/describe-change.ts';
import { describePlace } from '../../src/desk/form/describe-place.ts';
import type { Path } from '../../src/desk/store/operation.ts';
import { planEdit } from '../../src/desk/store/plan-edit.ts';
import { english } from '../../src/desk/words/en.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const place = { file: 'about.json', path: ['image'] };

it('An item of a list is called by its name.', () => {
  const networks = deskDocuments({ 'site.json': { social: [{ name: 'Mastodon', url: 'x' }] } });
  const url = { file: 'site.json', path: ['social', 0, 'url'] };
  expect(describeChange(networks, url, 'x', 'y', english)).toBe(
    'Company and site · Social networks · Mastodon · Web address: x → y',
  );
});

it('A line of a menu is called by its text or its page, a picture by what it shows or its file.', () => {
  const site = deskDocuments({
    'site.json': { languages: [{ code: 'nl' }], defaultLanguage: 'nl', pages: { home: '/' } },
    'navigation.json': { header: [{ section: 'walks', text: 'trips', children: [{ page: 'home' }] }] },
    'images.json': { images: { a: { file: 'lake.jpg' }, b: { file: 'b.jpg' } } },
    'texts/nl/labels.json': { menu: { trips: 'Reizen' } },
    'texts/nl/images.json': { b: 'Een berg' },
  });
  const home = { file: 'navigation.json', path: ['header', 0, 'children', 0] };
  const picture = (path: Path) => describePlace(site, { file: 'images.json', path }, english);
  expect(describePlace(site, home, english)).toMatch(/Reizen · .* · Home/);
  expect(picture(['images', 'a', 'credit'])).toContain('lake.jpg');
  expect(picture(['images', 'b', 'credit'])).toContain('Een berg');
});

it.each([
  ['short', 'long', /: short → long$/],
  [
    'We pick you up at your hotel between seven and eight.',
    'We pick you up at your hotel between six and seven.',
    /: … seven and eight\. → … six and seven\.$/,
  ],
  [
    'The same words at the beginning, all of them',
    'The same words at the beginning, all of them, and more',
    / → … them, and more$/,
  ],
  [3150000, 3250000, /: 3,150,000 → 3,250,000$/],
  [undefined, {}, /: nothing → …$/],
])('A change of %j to %j is told from where the two differ.', (before, after, sentence) => {
  expect(describeChange(new Map(), place, before, after, english)).toMatch(sentence);
});

it('A name that is being typed is told as it is after the last letter.', () => {
  const name = { file: 'texts/en/packages.json', path: ['reef', 'name'] };
  const documents = deskDocuments({
    'site.json': { languages: [{ code: 'en' }] },
    [name.file]: { reef: { name: 'Reef da' } },
  });
  const operations = [{ kind: 'set', ...name, before: 'Reef da', after: 'Reef day' }] as const;
  const { step } = planEdit(
    { documents, steps: [], saved: 0 },
    { operations, sentence: (before, after) => describeChange(after, name, before, 'Reef day', english) },
    undefined,
  );
  expect(step.sentence).toBe('Reef day · Name (English): Reef da → Reef day');
});

it('A change of the length of a tour is told in words.', () => {
  const length = { file: 'packages/reef.json', path: ['duration'] };
  const change = describeChange(new Map(), length, { hours: 5 }, { days: 3 }, english);
  expect(change).toMatch(/: 5 hours → 3 days 2 nights$/);
});
