/** In the state of a history entry whose document is to do without the app. */
const WITHOUT_APP = 'without-app';

/**
 * True where the app would fail, or has just failed: the prerendered page stays, with links that work. The document
 * tries the app again when it is opened again.
 */
export function doesWithoutApp(): boolean {
  const { [WITHOUT_APP]: hasFailed, ...state } = (history.state ?? {}) as { readonly [WITHOUT_APP]?: true };
  if (hasFailed) history.replaceState(state, '');
  return hasFailed === true || !CSS.supports('selector(:has(a)) and (height: 1dvh)');
}

/** Loads the document again without the app, which failed. */
export function reloadWithoutApp(error: unknown): void {
  console.error(error);
  history.replaceState({ ...history.state, [WITHOUT_APP]: true }, '');
  location.reload();
}
