/** Imports a module whose name is only known by then. In kept code, which cannot do so by itself, its loader does. */
export function importModule(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ name);
}
