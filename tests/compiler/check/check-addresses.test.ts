import { describe, expect, it } from 'vitest';
import { checkAddresses } from '../../../scripts/compiler/check/check-addresses.ts';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import { withTours } from '../../helpers/long-list.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const [island, summit] = ['destinations/isolaSanGiulio.json', 'destinations/mottarone.json'];

/** What is said of addresses: where, which finding, and its sentence. */
function addressFindings(workspace: Workspace): readonly string[] {
  return checkAddresses(linkModel(soundFiles(workspace.sources))).map(
    (finding) => `${finding.at.file} ${finding.code} ${finding.explain(english).message}`,
  );
}

describe('an address', () => {
  it('of its own is fine', () => {
    expect(addressFindings(site)).toEqual([]);
  });

  it('that several pages have is that of the first', () => {
    const same = site.set(island, ['path'], '/viaggi/orta-2d').set(summit, ['path'], '/viaggi/orta-2d');
    const taken =
      'address.duplicate The address "/viaggi/orta-2d" is already that of "packages/orta-2d.json".';
    expect(addressFindings(same)).toEqual([`${island} ${taken}`, `${summit} ${taken}`]);
  });

  it.each([
    ['a destination', 'destinations/mottarone.json', withTours(site, 30).set(summit, ['path'], '/viaggi/2')],
    ['a fixed page', 'site.json', withTours(site, 30).set('site.json', ['pages', 'about'], '/viaggi/2')],
    [
      'a package',
      'packages/2.json',
      withTours(site, 30).withFile('packages/2.json', site.json('packages/orta-2d.json')),
    ],
  ])('that a long list needs for its second page is not free for %s', (_name, file, taken) => {
    expect(addressFindings(taken)).toEqual([
      `${file} address.list-page The address "/viaggi/2" is that of page 2 of the tours of "sections/viaggi.json".`,
    ]);
  });

  it('below that of a short list is free', () => {
    expect(addressFindings(site.set(summit, ['path'], '/viaggi/2'))).toEqual([]);
  });

  it('of a long list that starts like those of a language is told once', () => {
    const wrong = withTours(site, 30).set('sections/viaggi.json', ['path'], '/it');
    expect(addressFindings(wrong)).toEqual([
      'sections/viaggi.json address.language The address "/it" starts with the language code "it".',
    ]);
  });

  it.each([
    ['/it/monte', ['address.language']],
    ['/it', ['address.language']],
    ['/italia/monte', []],
    ['/monte/it', []],
    ['/assets/monte', ['address.reserved']],
    ['/data', ['address.reserved']],
    ['/images/monte', ['address.reserved']],
    ['/monte/images', []],
  ])('%s is reported as %j', (path, expected) => {
    const found = addressFindings(site.set(summit, ['path'], path));
    expect(found.map((finding) => finding.split(' ')[1])).toEqual(expected);
  });
});
