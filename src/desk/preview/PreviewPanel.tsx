import {
  Alert,
  AppShell,
  Button,
  CloseButton,
  Group,
  NativeSelect,
  SegmentedControl,
  Text,
} from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LanguageInfo } from '../../shared/page-data/layout.ts';
import { FixFirst } from '../shell/FixFirst.tsx';
import { fieldAddress, textsEntry } from '../shell/field-address.ts';
import { useIsTouched } from '../shell/use-is-touched.ts';
import { shownSeverity, useDesk } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';
import classes from './PreviewPanel.module.css';
import type { FieldPlace, PreviewMessage, RevealMessage, ShowMessage } from './preview-api.ts';
import type { PreviewPanelState } from './use-preview-panel.ts';

/** Widths of the previewed page in pixels. */
const WIDTHS = { phone: 390, tablet: 768, full: 1280 } as const;

/** With a hash, so that the app leaves the focus in the desk. */
const ADDRESS = '/preview#preview';

type Width = keyof typeof WIDTHS;

/** The site's own pages beside the form, as they would be after saving. */
export function PreviewPanel({ isOpen, isOverForm, open, close }: PreviewPanelState) {
  const { preview } = useWords();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that closed it can no longer have the focus.
    if (!isOpen && document.activeElement?.matches('[inert] *')) opener.current?.focus();
  }, [isOpen]);
  return (
    <>
      <AppShell.Aside className={classes.panel} inert={!isOpen} aria-label={preview.title}>
        {wasOpened && <OpenedPreview isOverForm={isOverForm} onClose={close} />}
      </AppShell.Aside>
      {!isOpen && (
        <AppShell.Footer className={classes.foot}>
          <Button ref={opener} onClick={open} size="compact-md">
            {preview.title}
          </Button>
        </AppShell.Footer>
      )}
    </>
  );
}

interface OpenedPreviewProps {
  readonly isOverForm: boolean;
  readonly onClose: () => void;
}

function OpenedPreview({ isOverForm, onClose }: OpenedPreviewProps) {
  const words = useWords();
  const { code: deskLanguage, preview } = words;
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  /** The page and the field of the last messages to the frame: sent again after loading. */
  const wanted = useRef<ShowMessage>({ kind: 'show', language: deskLanguage });
  const revealed = useRef<RevealMessage>(undefined);
  const [languages, setLanguages] = useState<readonly LanguageInfo[]>([]);
  const [shown, setShown] = useState({ language: '', isCurrent: true });
  /** Without a known mistake no reason is given: the server may be unreachable. */
  const hasMistakes = useDesk(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  const [cannotShow, setBlocked] = useState(false);
  const isBlocked = cannotShow && hasMistakes;
  const [width, setWidth] = useState<Width>('phone');
  const isTouched = useIsTouched();
  const { ref: room, width: roomWidth, height: roomHeight } = useElementSize();

  const post = useCallback((message: RevealMessage | ShowMessage) => {
    if (message.kind === 'show') wanted.current = { ...wanted.current, ...message };
    else revealed.current = message;
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  const show = useCallback(
    (message: Omit<ShowMessage, 'kind'>) => post({ kind: 'show', ...message }),
    [post],
  );
  // A connection of the frame's own would leave none to a third window: browsers have six for one address.
  const version = useDesk((state) => state.version);
  useEffect(() => {
    if (version > 0) show({});
  }, [version, show]);
  /** The language to come back to after a text of another one was edited. */
  const chosen = useRef(deskLanguage);
  const takeAsFollowed = useFollowedPlace(
    chosen,
    useCallback(
      ({ language, place, isOther }) =>
        isOther || !place ? show({ place, language }) : post({ kind: 'reveal', place }),
      [show, post],
    ),
  );
  useEffect(() => {
    const take = ({ data, source, origin }: MessageEvent<PreviewMessage>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data.kind === 'ready') {
        setLanguages(data.languages);
        const [first] = data.languages;
        if (first && data.languages.every(({ code }) => code !== chosen.current)) chosen.current = first.code;
        show(wanted.current);
        if (revealed.current) post(revealed.current);
      } else if (data.kind === 'blocked') {
        setBlocked(true);
      } else if (data.kind === 'shown') {
        setBlocked(false);
        setShown(data);
        wanted.current = { ...wanted.current, language: data.language };
      } else {
        takeAsFollowed(data.place);
        if (isOverForm) onClose();
        void navigate(fieldAddress(data.place.file, data.place.field));
      }
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, [post, show, takeAsFollowed, navigate, isOverForm, onClose]);

  const pageWidth = width === 'full' ? Math.max(WIDTHS.full, roomWidth) : WIDTHS[width];
  const scale = Math.min(1, roomWidth / pageWidth) || 1;
  return (
    <>
      <Group p="xs" gap="xs" wrap="nowrap" className={classes.bar}>
        <NativeSelect
          size="xs"
          aria-label={preview.language}
          value={shown.language}
          data={languages.map(({ code }) => ({ value: code, label: languageName(code, words) }))}
          onChange={({ currentTarget: { value } }) => {
            chosen.current = value;
            show({ language: value, place: undefined });
          }}
          className={classes.language}
        />
        <SegmentedControl
          size="xs"
          className={classes.widths}
          aria-label={preview.width}
          value={width}
          data={Object.keys(WIDTHS).map((value) => ({ value, label: preview.widths[value as Width] }))}
          onChange={(value) => setWidth(value as Width)}
        />
        <CloseButton onClick={onClose} aria-label={preview.close} ml="auto" />
      </Group>
      {isBlocked && <FixFirst title={preview.blocked} onFollow={isOverForm ? onClose : undefined} />}
      {!shown.isCurrent && <StaleNote />}
      <div ref={room} className={classes.room}>
        <iframe
          ref={frame}
          title={preview.title}
          src={ADDRESS}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- The app is our own; it must not open windows.
          sandbox="allow-scripts allow-same-origin allow-forms"
          className={classes.frame}
          hidden={isBlocked}
          style={{
            width: pageWidth,
            height: roomHeight / scale,
            transform: `scale(${scale})`,
            insetInlineStart: Math.max(0, (roomWidth - pageWidth * scale) / 2),
          }}
        />
      </div>
      {!isBlocked && (
        <Text size="xs" c="dimmed" p={6} ta="center">
          {isTouched ? preview.touchHint : preview.hint}
        </Text>
      )}
    </>
  );
}

/** Reports that the page is older than the form. */
function StaleNote() {
  const { preview } = useWords();
  const mistakes = useDesk(
    ({ findings }) => findings.filter((finding) => shownSeverity(finding) === 'error').length,
  );
  return (
    <Alert color="orange" role="status" p="xs" radius={0} className={classes.note}>
      {preview.before(mistakes)}
    </Alert>
  );
}

/** A place that the preview should show. */
interface FollowedPlace {
  /** True if it belongs to another entry or language than the last, so that its page has to be opened. */
  readonly isOther: boolean;
  /** The language of the edited text, else the chosen one. */
  readonly language: string;
  /** Undefined if the screen has no page of its own; the shown page then stays. */
  readonly place: FieldPlace | undefined;
}

/** Addresses of screens with the path of a file, such as `/tours/packages/ID`. */
const ENTRY = /^\/(?:tours|prices|places)\/([^/]+\/[^/]+)$/;

/** The file that a screen shows; undefined if it lists several. */
function screenFile(pathname: string): string | undefined {
  const entry = ENTRY.exec(pathname)?.[1];
  if (entry !== undefined) return `${entry}.json`;
  const [, screen, name] = pathname.split('/');
  if (screen === 'settings' && name) return decodeURIComponent(name);
  return screen === 'texts' && name ? `texts/-/${name}.json` : undefined;
}

/**
 * Calls back with the edited place. While it belongs to the same entry and language as the last, the preview stays on the
 * page that was opened by its links.
 *
 * @returns takes a place as followed already
 */
function useFollowedPlace(
  chosen: RefObject<string>,
  follow: (followed: FollowedPlace) => void,
): (place: FieldPlace) => void {
  const { pathname, search } = useLocation();
  const tour = new URLSearchParams(search).get('tour');
  const last = useRef({ entry: '', language: '' });
  const visit = useCallback(
    ({ file, field }: FieldPlace, isFollowed: boolean) => {
      const language = /^texts\/([^/-][^/]*)\//.exec(file)?.[1] ?? chosen.current;
      const [entry = ''] = fieldAddress(file, field).split('?');
      const isSame = entry === last.current.entry && language === last.current.language;
      last.current = { entry, language };
      if (!isFollowed) return;
      if (!isSame)
        follow({ language, isOther: true, place: { file: textsEntry(file, field) ?? file, field } });
      if (field !== '') follow({ language, isOther: false, place: { file, field } });
    },
    [chosen, follow],
  );
  useEffect(() => {
    // A day is shown in the tour whose screen led to it.
    const file = tour === null ? screenFile(pathname) : `packages/${tour}.json`;
    if (file !== undefined) return visit({ file, field: '' }, true);
    const language = /^\/translations\/([^/]+)/.exec(pathname)?.[1] ?? chosen.current;
    if (language === (last.current.language || chosen.current)) return;
    last.current = { entry: '', language };
    follow({ language, isOther: true, place: undefined });
  }, [pathname, tour, visit, chosen, follow]);
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
