/** Where the session keeps the place, in pixels, at which a page is opened next in another language. */
export const LANGUAGE_SCROLL = 'language-scroll';
