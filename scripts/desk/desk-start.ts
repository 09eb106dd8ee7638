import type * as z from 'zod';
import type { StartAnswer, StartedAnswer, startBody } from '../../src/desk/store/plan-api.ts';
import { Failure } from '../failure.ts';
import type { Messages } from '../messages/messages.ts';
import { shownFolder } from '../project/folders.ts';
import type { AnsweringDesk } from './answer-api.ts';
import { prepareFolder, readStartState } from './prepare-folder.ts';

/** A desk that opens its data folder as soon as nothing has to be done in it first. */
export class DeskStart {
  readonly #path: string;
  readonly #open: () => AnsweringDesk;
  #desk: AnsweringDesk | undefined;

  constructor(path: string, open: () => AnsweringDesk) {
    this.#path = path;
    this.#open = open;
  }

  /** @throws Failure if the folder is not open yet */
  get desk(): AnsweringDesk {
    if (!this.#desk) throw new Failure(({ desk }) => desk.notOpen);
    return this.#desk;
  }

  /** Opens the folder if it can be. @throws Failure if it cannot be read, or another desk has it open */
  async readStartState(messages: Messages): Promise<StartAnswer> {
    if (this.#desk) return { folder: shownFolder(this.#path), needs: 'nothing' };
    const answer = await readStartState(this.#path, messages);
    if (answer.needs === 'nothing') this.#desk ??= this.#open();
    return answer;
  }

  /** Prepares the folder and opens it. @throws Failure if one of both cannot be done */
  async prepare(body: z.infer<typeof startBody>, messages: Messages): Promise<StartedAnswer> {
    const answer = await prepareFolder(this.#path, body, messages);
    await this.readStartState(messages);
    return answer;
  }

  close(): void {
    this.#desk?.folder.close();
  }
}
