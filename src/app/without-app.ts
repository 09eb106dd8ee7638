/** In the state of a history entry whose document does without the app. */
const WITHOUT_APP = 'without-app';

/** True where the app would fail, or has failed: the prerendered page stays, with links that work. */
export function doesWithoutApp(): boolean {
  return !CSS.supports('selector(:has(a)) and (height: 1dvh)') || Boolean(history.state?.[WITHOUT_APP]);
}

/** Loads the document again without the app, which failed. */
export function reloadWithoutApp(error: unknown): void {
  console.error(error);
  history.replaceState({ ...history.state, [WITHOUT_APP]: true }, '');
  location.reload();
}
