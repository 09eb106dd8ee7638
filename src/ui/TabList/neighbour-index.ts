/** Index of the tab that a key moves to; -1 for keys that do not move. */
export function neighbourIndex(key: string, index: number, count: number, rightToLeft: boolean): number {
  const [forward, backward] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
