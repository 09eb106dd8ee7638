const HEADER_LENGTH = 6;
const ENTRY_LENGTH = 16;

/**
 * An icon file that holds one PNG.
 *
 * @param size side of the square in pixels, less than 256
 */
export function icoFile(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(HEADER_LENGTH + ENTRY_LENGTH);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // pictures in the file
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
