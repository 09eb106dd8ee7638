import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FailureAnswer, FolderAnswer, PictureAnswer } from '../../src/desk/store/api.ts';
import { type DeskClient, openDesk } from '../helpers/desk-client.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { BLUE, dotAt, RED, twoColours } from '../helpers/pictures.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';

const root = newTemporaryFolder();
const data = join(root, 'data');
let desk: DeskClient;

beforeAll(async () => {
  cpSync(firstOperatorFolder, data, { recursive: true });
  desk = await openDesk(data);
});

afterAll(async () => {
  await desk.close();
  removeFolder(root);
});

const upload = (name: string, bytes: Uint8Array) =>
  desk.post<PictureAnswer & FailureAnswer>('picture', {
    name,
    content: Buffer.from(bytes).toString('base64'),
  });

/** A photograph as a phone takes it: lying on its side, with a note to turn it, and the place. */
function phonePhotograph(width: number, height: number): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'S', GPSLatitude: '8/1 34/1 0/1' };
  // Exif's sixth orientation: a quarter turn to the right.
  return twoColours(width, height)
    .jpeg()
    .withExif({ IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

describe('A photograph that is added', () => {
  it('is turned upright, made smaller, and loses the place; it is in the folder once it is saved.', async () => {
    const taken = await phonePhotograph(4000, 2000);
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('S\0');
    const { status, body } = await upload('IMG 2031 Pantai.JPG', taken);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        file: 'images/img-2031-pantai.jpg',
        width: 1600,
        height: 3200,
        notes: ['turned', 'place-removed', 'smaller'],
      },
    });
    const before = readdirSync(join(data, 'images'));
    const { file, reference } = body;
    const early = await desk.getBytes(`file?path=${file}&of=${reference}`);
    await desk.edit('Added', { kind: 'file', file, after: reference });
    expect(readdirSync(join(data, 'images'))).toEqual(before);
    const shown = await desk.getBytes(`file?path=${file}`);
    await desk.save();
    const saved = readFileSync(join(data, file));
    expect(saved).toEqual(shown);
    // The page shows it before its step is there.
    expect(early).toEqual(shown);
    const { exif, orientation, width, height } = await sharp(saved).metadata();
    expect({ exif, orientation, width, height }).toEqual({ width: 1600, height: 3200 });
    // What was on the left is at the top.
    expect((await dotAt(saved, 800, 400)).r).toBeGreaterThan(RED.r - 20);
    expect((await dotAt(saved, 800, 2800)).b).toBeGreaterThan(BLUE.b - 20);
  });

  it('gets another name where its own is taken, and is refused where it is there already.', async () => {
    const other = await twoColours(300, 200).jpeg().toBuffer();
    const { body } = await upload('img-2031-pantai.jpg', other);
    expect(body).toMatchObject({ file: 'images/img-2031-pantai-2.jpg', notes: ['narrow'] });
    const again = await upload('same.jpg', await phonePhotograph(4000, 2000));
    expect(again.body.sentence).toContain('img-2031-pantai.jpg');
  });

  it('is gone without a trace when it is undone, and back when it is undone again after saving.', async () => {
    const file = 'images/img-2031-pantai.jpg';
    const bytes = readFileSync(join(data, file));
    const { files } = await desk.get<FolderAnswer>('folder');
    const { text = '' } = files.find(({ path }) => path === file) ?? {};
    await desk.edit('Removed', { kind: 'file', file, before: text });
    await desk.save();
    expect(existsSync(join(data, file))).toBe(false);
    await desk.edit('Brought back', { kind: 'file', file, after: text });
    await desk.save();
    expect(readFileSync(join(data, file))).toEqual(bytes);
  });

  it('has the ending of what it is.', async () => {
    const png = await twoColours(1300, 900).png().toBuffer();
    expect((await upload('../../Reef & Co.jpg', png)).body.file).toBe('images/reef-co.png');
    expect((await upload('海.avif', await twoColours(1400, 900).avif().toBuffer())).body.file).toBe(
      'images/海.avif',
    );
  });
});

describe('A file that is no picture of the site', () => {
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(500),
  ]);

  it.each([
    ['a photograph of a phone in its own format', 'IMG_1.HEIC', heic, 'Export as JPEG'],
    ['the same under another name', 'img.jpg', heic, 'Export as JPEG'],
    [
      'a text that is called a photograph',
      'letter.jpg',
      Buffer.from('Dear all,'),
      '“letter.jpg” is no picture',
    ],
    [
      'a drawing with a program',
      'x.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
      '“x.svg” holds a program',
    ],
  ])('is refused with what to do: %s.', async (_what, name, bytes, sentence) => {
    const before = readdirSync(join(data, 'images'));
    const { status, body } = await upload(name, bytes);
    expect(status).toBe(422);
    expect(body.sentence).toContain(sentence);
    expect(readdirSync(join(data, 'images'))).toEqual(before);
  });

  it('is refused where it is only part of a photograph.', async () => {
    const whole = await twoColours(1300, 900).jpeg().toBuffer();
    expect((await upload('half.jpg', whole.subarray(0, whole.length / 2))).body.sentence).toContain(
      'damaged',
    );
  });

  it('is refused where it is a mere line, which is no damage.', async () => {
    const line = await twoColours(4000, 10).png().toBuffer();
    expect((await upload('line.png', line)).body.sentence).toContain('far longer than wide');
  });

  it('cannot be added by a step that names a content which is not there.', async () => {
    const step = desk.edit('Nothing', {
      kind: 'file',
      file: 'images/x.jpg',
      after: `picture:${'0'.repeat(40)}`,
    });
    await expect(step).rejects.toThrow('not added');
  });
});
