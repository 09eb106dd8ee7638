import { inflateRawSync } from 'node:zlib';

const CENTRAL_HEADER = 'PK\u0001\u0002';

/** The text of a file in a zip archive, such as a part of a workbook. */
export function zipEntry(bytes: Uint8Array, name: string): string {
  const archive = Buffer.from(bytes);
  let header = archive.indexOf(CENTRAL_HEADER, 0, 'latin1');
  while (header >= 0) {
    const nameLength = archive.readUInt16LE(header + 28);
    const found = archive.toString('utf8', header + 46, header + 46 + nameLength);
    if (found === name) return contentOf(archive, header);
    header = archive.indexOf(CENTRAL_HEADER, header + 46 + nameLength, 'latin1');
  }
  throw new Error(`There is no "${name}" in the archive.`);
}

function contentOf(archive: Buffer, header: number): string {
  const isStored = archive.readUInt16LE(header + 10) === 0;
  const local = archive.readUInt32LE(header + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const content = archive.subarray(start, start + archive.readUInt32LE(header + 20));
  return (isStored ? content : inflateRawSync(content)).toString('utf8');
}
