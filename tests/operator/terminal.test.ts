import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../scripts/failure.ts';
import { untranslated } from '../../scripts/messages/messages.ts';
import { atTerminal } from '../../scripts/operator/terminal.ts';

function terminal() {
  return { input: new PassThrough(), output: new PassThrough() };
}

describe('at a terminal', () => {
  it('the question is shown whole, and the line that is typed is the answer.', async () => {
    const place = terminal();
    let shown = '';
    place.output.on('data', (part) => {
      shown += String(part);
    });
    const answer = atTerminal(place, async (ask) => ask?.('Region\n> '));
    place.input.write('orta\n');
    expect(await answer).toBe('orta');
    expect(shown).toContain('Region\n> ');
  });

  it('a person who leaves reads that nothing was written, and is not asked again.', async () => {
    const place = terminal();
    const answer = atTerminal(place, async (ask) => {
      await ask?.('> ').catch(() => undefined);
      return ask?.('> ');
    });
    place.input.end();
    await expect(answer).rejects.toEqual(new Failure(untranslated('Nothing was written.')));
  });
});
