import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldAddress, textsEntry } from '../shell/field-address.ts';
import type { FieldPlace } from './preview-api.ts';

/** A place whose page the preview is to show. */
interface FollowedPlace {
  /** The language of the text that is edited; undefined where it is no text. */
  readonly language: string | undefined;
  readonly place: FieldPlace;
}

/** A file's name begins its screen's address: `/tours/packages/ID`. */
const ENTRY = /^\/(?:tours|prices|places)\/([^/]+\/[^/]+)$/;

/** The file that a screen shows; undefined where it lists several. */
function screenFile(pathname: string): string | undefined {
  const entry = ENTRY.exec(pathname)?.[1];
  if (entry !== undefined) return `${entry}.json`;
  const [, screen, name] = pathname.split('/');
  if (screen === 'settings' && name) return decodeURIComponent(name);
  return screen === 'texts' && name ? `texts/-/${name}.json` : undefined;
}

/**
 * Calls back with the place that is edited whenever it belongs to another entry or language than the last: in between the
 * preview stays where somebody has gone by its links.
 *
 * @returns takes a place as followed already
 */
export function useFollowedPlace(follow: (followed: FollowedPlace) => void): (place: FieldPlace) => void {
  const { pathname } = useLocation();
  const last = useRef({ entry: '', language: '' });
  const visit = useCallback(
    ({ file, field }: FieldPlace, isFollowed: boolean) => {
      const language = /^texts\/([^/-][^/]*)\//.exec(file)?.[1];
      const [entry = ''] = fieldAddress(file, field).split('?');
      const isSame =
        entry === last.current.entry && (language ?? last.current.language) === last.current.language;
      last.current = { entry, language: language ?? last.current.language };
      if (!isSame && isFollowed)
        follow({ language, place: { file: textsEntry(file, field) ?? file, field } });
    },
    [follow],
  );
  useEffect(() => {
    const file = screenFile(pathname);
    if (file !== undefined) visit({ file, field: '' }, true);
  }, [pathname, visit]);
  useEffect(() => {
    const followFocus = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('[data-file][data-field]') : null;
      const { file, field: path } = field?.dataset ?? {};
      if (file !== undefined && path !== undefined) visit({ file, field: path }, true);
    };
    document.addEventListener('focusin', followFocus);
    return () => document.removeEventListener('focusin', followFocus);
  }, [visit]);
  return useCallback((place) => visit(place, false), [visit]);
}
