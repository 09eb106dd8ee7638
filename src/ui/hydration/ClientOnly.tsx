import {
  Children,
  Component,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { IsWhole } from '../../shared/site-context.tsx';
import classes from './HydrationBoundary.module.css';

/** Parts that need scripts: rendered after hydration; nothing until they have loaded, or if they fail. */
export function ClientOnly({ children }: { readonly children: ReactNode }) {
  return (
    useHydrated() && (
      <ErrorBoundary fallback={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}

/**
 * The sections below the first screen, each hydrated on its own, first the one that is touched. On a page that is opened
 * within the site they are rendered after the first screen; until then a placeholder keeps the footer below it.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(true, use(IsWhole));
  if (!isShown) return <div className={classes.room} />;
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}

/** False while prerendering and hydrating, where both must agree; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Nothing changes after hydration. */
function subscribe(): () => void {
  return () => {};
}

/**
 * Reads input from before the page was hydrated, for which there was no event.
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

/** The value of the radio button that is chosen, among those in an element. */
export function chosenValue(element: HTMLElement, name: string): string | undefined {
  return element.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`)?.value;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/** Shows something else in place of children whose code fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
