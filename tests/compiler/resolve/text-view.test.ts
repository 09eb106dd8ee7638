import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { byId, message, text, textList, textsById } from '../../../schema/texts/text.ts';
import { type TextSource, textViews } from '../../../scripts/compiler/resolve/text-view.ts';

/** What was asked for, as `key` or `key {"value":1}`; a list has two items. */
const SOURCE: TextSource<string> = {
  text: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
  count: (key, first) => {
    asked.push([key, first]);
    return 2;
  },
};

/** For which lists the number of items was asked, and by which of an item's texts. */
let asked: (readonly [key: string, first: string | undefined])[] = [];

/** Schemas that no other test has read: what is read of a schema is kept. */
function areas() {
  const step = z.strictObject({ heading: text('Heading.'), points: textList('Points.') });
  return {
    plain: z.strictObject({
      $schema: z.string().optional(),
      title: text('Title.'),
      map: z.strictObject({ key: text('Key.') }),
    }),
    counted: z.strictObject({ days: message('Days.', { count: 'number' }) }),
    lists: z.strictObject({ story: textList('Story.'), steps: z.array(step) }),
    named: z.strictObject({ regions: byId('region', text('Region.')) }),
    entries: textsById(
      'package',
      'Packages',
      z.strictObject({ name: text('Name.'), story: textList('Story.') }),
    ),
    later: z.strictObject({ note: z.strictObject({ text: text('Note.') }).default({ text: '' }) }),
  };
}

describe('texts in the shape of their schemas', () => {
  let views: ReturnType<typeof textViews<ReturnType<typeof areas>, string>>;
  beforeEach(() => {
    asked = [];
    views = textViews(areas(), SOURCE);
  });

  it('are found in groups, and in groups of groups', () => {
    expect(views.plain.title).toBe('plain.title');
    expect(views.plain.map.key).toBe('plain.map.key');
    expect(views.later.note.text).toBe('later.note.text');
  });

  it('take values where they are messages', () => {
    expect(views.counted.days({ count: 3 })).toBe('counted.days {"count":3}');
  });

  it('are lists, as long as the language has them', () => {
    expect(views.lists.story).toEqual(['lists.story.0', 'lists.story.1']);
    expect(asked).toEqual([['lists.story', undefined]]);
  });

  it('are lists of groups, which are counted by the first text of each', () => {
    expect(views.lists.steps.map(({ heading }) => heading)).toEqual([
      'lists.steps.0.heading',
      'lists.steps.1.heading',
    ]);
    expect(views.lists.steps[1]?.points).toEqual(['lists.steps.1.points.0', 'lists.steps.1.points.1']);
    expect(asked[0]).toEqual(['lists.steps', 'heading']);
  });

  it('are found by the id of what they belong to', () => {
    expect(views.named.regions('orta')).toBe('named.regions.orta');
    expect(views.entries('reef').name).toBe('entries.reef.name');
    expect(views.entries('reef').story).toEqual(['entries.reef.story.0', 'entries.reef.story.1']);
  });
});
