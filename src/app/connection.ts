interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function readConnection(): Connection {
  return (navigator as { readonly connection?: Connection }).connection ?? {};
}

/** Whether the visitor asks for little to be loaded. */
export function savesData(): boolean {
  return readConnection().saveData === true;
}

/** Whether the connection is metered or slow. */
export function isCostly(): boolean {
  return savesData() || /^(?:slow-)?2g$|^3g$/.test(readConnection().effectiveType ?? '');
}
