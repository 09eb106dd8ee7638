import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { raisePrices } from '../../../scripts/operator/prices/raise-prices.ts';
import { onDisk } from '../../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const TABLE = 'prices/sentiero.json';
const usual = {
  messages: english,
  threshold: 20,
  dryRun: false,
  acceptLarge: false,
  all: false,
};
type Options = Partial<Parameters<typeof raisePrices>[0]>;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The tables of long trails after a raise of the second operator's prices, and the exit code. */
async function raise(
  change: string,
  chosen: object,
  options: Options = {},
  site: Workspace = secondOperator(),
) {
  const dataFolder = onDisk(site);
  const given = { tables: 'sentiero', ...chosen };
  const code = await raisePrices({ ...usual, dataFolder, change, chosen: given, ...options });
  const table = JSON.parse(readFileSync(join(dataFolder, TABLE), 'utf8'));
  return { code, table, text: readFileSync(join(dataFolder, TABLE), 'utf8') };
}

it('raisePrices changes the chosen classes and group sizes, rounds them, and keeps prices on request.', async () => {
  const { code, table, text } = await raise('7%', { tiers: 'lodge,none', bands: '1,2-4', round: '5' });
  expect(code).toBe(0);
  expect(table.rows).toEqual([
    { paxCount: '1', none: 1325, guesthouse: 1890, lodge: 'ask' },
    { paxCount: '2-4', none: 1050, guesthouse: 1590.5, lodge: 2395 },
    { paxCount: '5-8', none: 890.25, guesthouse: 1490.25, lodge: 2140.25 },
  ]);
  const before = secondOperator().text(TABLE);
  expect(text).toBe(before.replace('1240', '1325').replace('980.5', '1050').replace('2240.5', '2395'));
});

it('raisePrices leaves a price as it is where rounding would make it fall.', async () => {
  const { table } = await raise(
    '5%',
    { tiers: 'none', bands: '1,2-4', round: '1000' },
    { acceptLarge: true },
  );
  expect(table.rows).toMatchObject([{ none: 1240 }, { none: 1000 }, {}]);
});

it('raisePrices leaves seasons, children and rooms for one alone, unless all are asked for.', async () => {
  const { rows: _rows, ...others } = Object(secondOperator().json(TABLE));
  expect((await raise('-10.5', {})).table).toMatchObject(others);
  expect((await raise('+10.5', {}, { all: true })).table).toMatchObject({
    children: { infant: 0, child: { percent: 60 }, teenager: { none: 710.5, lodge: 1731 } },
    singleSupplement: { none: 0, guesthouse: 221, lodge: 390.5 },
    seasons: { summer: { percent: 20 }, camellias: { rows: [{ none: 1300.5 }, {}, { lodge: 'ask' }] } },
  });
});

it.each([['1.240,50'], ['EUR 1,240.50'], ['1 240,50']])(
  'raisePrices writes a plain number in place of the text "%s".',
  async (before) => {
    const site = secondOperator().set(TABLE, ['rows', 0, 'none'], before);
    const { table } = await raise('7%', { tiers: 'none', bands: '1' }, {}, site);
    expect(table.rows[0].none).toBe(1327.34);
  },
);

it.each<[string, string, object, RegExp]>([
  ['a price of nothing', '-1240', { tiers: 'none' }, /would become 0 or less .*sentiero\.json, 1 persona/],
  ['unknown names', '7%', { tiers: 'logde', bands: '2-5' }, /--tiers: .*"lodge"\?[\s\S]*--bands: .*"2-4"\?/],
  ['a bare number', '7', {}, /"7" is not a change/],
  ['a step that is none', '7%', { round: '0' }, /--round: "0" is not an amount/],
  ['what fits no price', '7%', { tables: 'isole-lento', bands: '9-12' }, /There is no "9-12"/],
])('raisePrices refuses %s.', async (_what, change, chosen, message) => {
  await expect(raise(change, chosen)).rejects.toThrow(message);
});

it('raisePrices writes nothing in a dry run, nor large changes that nobody has acknowledged.', async () => {
  const before = secondOperator().text(TABLE);
  expect(await raise('7%', {}, { dryRun: true })).toMatchObject({ code: 0, text: before });
  expect(await raise('25%', {})).toMatchObject({ code: 1, text: before });
  expect((await raise('25%', {}, { acceptLarge: true })).code).toBe(0);
});
