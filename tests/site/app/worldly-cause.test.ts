import { describe, expect, it } from 'vitest';
import { isOfTheWorld } from '../../../scripts/failure.ts';
import { worldlyCause } from '../../../scripts/site/app/worldly-cause.ts';

const bundlers = (end: string): Error =>
  new Error(`Build failed with 1 error:\n\nFailed to write file x${end}`);

describe('the cause of an error of the bundler', () => {
  it('is the system’s, where it ends with its number', () => {
    const cause = worldlyCause(bundlers('\n\nCaused by:\n    No space left on device (os error 28)\n'));
    expect(cause).toMatchObject({ code: 'ENOSPC' });
    expect(isOfTheWorld(cause)).toBe(true);
  });

  it.each(['', ' (os error 99999)'])('is itself otherwise%s', (end) => {
    const error = bundlers(end);
    expect(worldlyCause(error)).toBe(error);
  });
});
