import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseDataFolder } from '../../scripts/project/folders.ts';
import { onDisk } from '../helpers/temporary-folder.ts';
import { Workspace } from '../helpers/workspace.ts';

it('The usual data folder is my-site, once it holds a site, and data until then.', () => {
  const example = new Workspace([]).withText('data/site.json', '{}').withText('my-site/notes.txt', '');
  const [before, after] = [onDisk(example), onDisk(example.withText('my-site/site.json', '{}'))];
  expect(chooseDataFolder(before)).toBe(join(before, 'data'));
  expect(chooseDataFolder(after)).toBe(join(after, 'my-site'));
});
