/** So many characters of a page's title and description search engines show at most. */
export const META_LENGTHS = { title: 60, description: 160 } as const;
