/** True if Windows keeps a name for a device, so that no file or folder can have it. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
}
