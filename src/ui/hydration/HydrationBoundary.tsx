import {
  Children,
  Component,
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IsRenderedAtOnce } from '../../shared/site-context.tsx';
import { ValueStore } from '../../shared/value-store.ts';
import classes from './HydrationBoundary.module.css';

/** Code that is loaded on demand, and kept for the pages to come. */
interface ClientPart<Part> {
  readonly load: () => Promise<Part>;
  readonly loaded: ValueStore<Part | undefined>;
}

export function clientPart<Part>(load: () => Promise<Part>): ClientPart<Part> {
  return { load, loaded: new ValueStore<Part | undefined>(undefined) };
}

/**
 * Loads a part once it is needed; undefined until then, if it fails, and while hydrating. A part that is already loaded is
 * there at once: a page opened by Back has its full height when it is scrolled.
 */
export function useClientPart<Part>({ load, loaded }: ClientPart<Part>, isNeeded: boolean): Part | undefined {
  const isHydrated = useHydrated();
  const [shown, setShown] = useState(() => (isHydrated ? loaded.get() : undefined));
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (part) => {
        loaded.set(part);
        startTransition(() => setShown(() => part));
      },
      () => undefined,
    );
  }, [load, loaded, isNeeded]);
  return shown;
}

interface ClientOnlyProps<Part> {
  readonly part: ClientPart<Part>;
  readonly children: (Part: Part) => ReactNode;
  /** Shown until the part is loaded, and if it fails. */
  readonly meanwhile?: ReactNode;
}

/**
 * Renders a part that needs scripts, once the page is hydrated and the part is loaded.
 * Not with `lazy`: after its fallback React waits 300 ms before it hydrates the rest of the page.
 */
export function ClientOnly<Part extends ComponentType<never>>({
  part,
  children,
  meanwhile = null,
}: ClientOnlyProps<Part>) {
  const shown = useClientPart(part, true);
  return shown ? <ErrorBoundary fallback={meanwhile}>{children(shown)}</ErrorBoundary> : meanwhile;
}

/**
 * Hydrates each section below the first screen on its own; React starts with the one that is touched. On a page opened by a
 * link within the site, they are rendered after the first screen; until then a placeholder keeps the footer below it.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(true, use(IsRenderedAtOnce));
  if (!isShown) return <div className={classes.room} />;
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}

/** False while prerendering and hydrating, which must render the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** The value never changes after hydration. */
function subscribe(): () => void {
  return () => {};
}

/**
 * Reads what the visitor entered before hydration, which raised no event.
 *
 * @param read called once, when the element is hydrated: its fields hold what was entered
 * @returns ref for a field, or for an element around several
 */
export function useEarlyEntry<Entered extends HTMLElement>(
  read: (element: Entered) => void,
): RefObject<Entered | null> {
  const ref = useRef<Entered>(null);
  const onHydrated = useEffectEvent(read);
  useLayoutEffect(() => {
    if (ref.current) onHydrated(ref.current);
  }, []);
  return ref;
}

/** The value of the checked radio button of a name within an element. */
export function chosenValue(element: HTMLElement, name: string): string | undefined {
  return element.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`)?.value;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/** Shows a fallback in place of children that fail to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
