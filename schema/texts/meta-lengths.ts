/** The number of characters of a page's title and description that search engines show. */
export const META_LENGTHS = { title: 60, description: 160 } as const;
