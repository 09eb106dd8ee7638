import { isIconName } from '../../../schema/icon-shapes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unknownIcon } from '../diagnostics/images.ts';
import type { Model } from '../link/model.ts';

/** Names of icons that there are not: visitors see a map pin. */
export function checkIcons({ files }: Model): readonly Diagnostic[] {
  const { about, 'featured-tours': tours } = files.single;
  const lists = [
    ...(about ? [{ file: about.file, list: 'values', entries: about.value.values }] : []),
    ...(tours ? [{ file: tours.file, list: 'featuredTours', entries: tours.value.featuredTours }] : []),
    ...files.entries.days.map(({ file, value }) => ({ file, list: 'activities', entries: value.activities })),
  ];
  return lists.flatMap(({ file, list, entries }) =>
    entries.flatMap(({ icon }, index) =>
      isIconName(icon) ? [] : [unknownIcon(file.valueAt([list, index, 'icon']), icon)],
    ),
  );
}
