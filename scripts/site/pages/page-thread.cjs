'use strict';

const { loadFile } = require('../../kept-code.cjs');

/*
 * The program of a thread that makes pages: loads what makes them with the first page, or before there is any.
 */

/** So many pages need nearly all functions that any needs. */
const ENOUGH_PAGES = 8;

let loaded;

/**
 * @param {{ worker: string, functions: string, page?: object }} task module that makes pages, and where its functions are
 *   kept; no page to have them at hand only
 */
module.exports = async ({ worker, functions, page }) => {
  if (loaded?.worker !== worker) loaded = { worker, pages: 0, ...loadFile(worker, functions) };
  if (!page) return undefined;
  const made = await loaded.exports.work(page);
  loaded.pages += 1;
  if (loaded.pages === ENOUGH_PAGES) loaded.keep();
  return made;
};
