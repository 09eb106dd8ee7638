import { useEffect, useRef, useState } from 'react';
import { fillTemplate, type MessageTemplate } from '../../domain/message-template.ts';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { useSite } from '../../i18n/site-context.tsx';

/** Tours by id: what is known of each, `gone` where it cannot be had; none while it is on its way. */
export type KnownTours = ReadonlyMap<string, PackagePage | 'gone'>;

/**
 * Loads the data of tours' pages: each once, all at the same time.
 *
 * @param tourPath address of a tour's page; takes `package`
 */
export function useTours(ids: readonly string[], tourPath: MessageTemplate): KnownTours {
  const { loadPageData } = useSite();
  const [known, setKnown] = useState<KnownTours>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const id of ids) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      const take = (tour: PackagePage | 'gone') => setKnown((before) => new Map(before).set(id, tour));
      loadPageData(fillTemplate(tourPath, { package: id })).then(
        // Where there is no such page, some sources give the one for unknown addresses.
        (page) => take(page.kind === 'package' ? page : 'gone'),
        () => take('gone'),
      );
    }
  }, [ids, tourPath, loadPageData]);
  return known;
}
