/** Marks the elements of the head that belong to the page and change with it. */
export const HEAD_MARK = 'data-page-head';
