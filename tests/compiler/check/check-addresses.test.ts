import { describe, expect, it } from 'vitest';
import { checkAddresses } from '../../../scripts/compiler/check/check-addresses.ts';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { english } from '../../../scripts/messages/english.ts';
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
