import { Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RouteMap } from '../../features/package/RouteMap.tsx';
import type { TripRoute } from '../../shared/page-data/map.ts';
import type { PreviewAnswer } from '../preview/preview-api.ts';
import { siteLanguages } from '../store/entries.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import classes from './itinerary.module.css';

/** Milliseconds of quiet before the map is drawn again. */
const PAUSE = 300;
/** Height of most maps with their names, in pixels, so that content below hardly moves when the map appears. */
const USUAL_HEIGHT = 390;

interface RouteViewProps {
  readonly tour: string;
  /** Undefined where all options have the same days. */
  readonly option: string | undefined;
}

/** The map on a tour's page, as it would be after saving. */
export function RouteView({ tour, option }: RouteViewProps) {
  const { code, plan } = useWords();
  const store = useDeskStore();
  const version = useDesk((state) => state.version);
  const language = useDesk(({ documents }) => {
    const languages = siteLanguages(documents);
    return languages.includes(code) ? code : (languages[0] ?? code);
  });
  const [drawn, setDrawn] = useState<{ readonly route: TripRoute | undefined }>();
  useEffect(() => {
    let isOver = false;
    const query = new URLSearchParams({ in: language, path: '/', file: `packages/${tour}.json`, field: '' });
    const draw = async (): Promise<void> => {
      const found = await store.ask<PreviewAnswer>(`/api/preview/page?${query}`).catch(() => undefined);
      if (isOver || found?.page.kind !== 'package') return;
      const { variants } = found.page;
      const shown = variants.find((variant) => option === undefined || variant.option?.id === option);
      setDrawn({ route: shown?.route });
    };
    const timer = setTimeout(() => void draw(), version > 0 ? PAUSE : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [store, version, language, tour, option]);
  return (
    <figure className={classes.route}>
      {drawn?.route && <RouteMap route={drawn.route} />}
      {drawn ? (
        <Text component="figcaption" size="xs" c="dimmed">
          {drawn.route ? plan.map : plan.noMap}
        </Text>
      ) : (
        <Skeleton height={USUAL_HEIGHT} animate={false} />
      )}
    </figure>
  );
}
