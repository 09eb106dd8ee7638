import { expect, it } from 'vitest';
import { describeChange } from '../../src/desk/form/describe-change.ts';
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
])('A change of %j to %j is told from where the two differ.', (before, after, sentence) => {
  expect(describeChange(new Map(), place, before, after, english)).toMatch(sentence);
});
