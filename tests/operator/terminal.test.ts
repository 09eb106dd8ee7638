import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../scripts/failure.ts';
import { everywhere, type Localized } from '../../scripts/messages/messages.ts';
import { atTerminal } from '../../scripts/operator/terminal.ts';

/** A terminal at which somebody types; what they read is noted. */
function terminal(): { input: PassThrough; output: PassThrough; left: Localized; read: () => string } {
  const output = new PassThrough();
  return {
    input: new PassThrough(),
    output,
    left: everywhere('Nothing was written.'),
    read: () => String(output.read() ?? ''),
  };
}

describe('at a terminal', () => {
  it('the question is shown whole, and the line that is typed is the answer', async () => {
    const place = terminal();
    const answer = atTerminal(place, async (ask) => ask?.('Region\n> '));
    place.input.write('orta\n');
    expect(await answer).toBe('orta');
    expect(place.read()).toContain('Region\n> ');
  });

  it('whoever leaves with a question open is told that nothing happened', async () => {
    const place = terminal();
    const answer = atTerminal(place, async (ask) => ask?.('> '));
    place.input.end();
    await expect(answer).rejects.toEqual(new Failure(everywhere('Nothing was written.')));
  });

  it('whoever left is not asked again', async () => {
    const place = terminal();
    const answer = atTerminal(place, async (ask) => {
      await ask?.('> ').catch(() => undefined);
      return ask?.('> ');
    });
    place.input.end();
    await expect(answer).rejects.toThrow('Nothing was written.');
  });
});
