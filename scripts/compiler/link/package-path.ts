/** The address of a package in the default language, from the site's pattern. */
export function packagePath(pattern: string, id: string): string {
  return pattern.replace('{package}', () => id);
}
