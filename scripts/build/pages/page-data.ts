import type { SiteLayout } from '../../../src/shared/page-data/layout.ts';
import type { Page } from '../../../src/shared/page-data/page.ts';
import type { TourPart } from '../../../src/shared/page-data/tour-part.ts';
import { pageName, toursName } from '../../../src/shared/page-name.ts';

/** The data of a page as a module for the browser: the generated one without its type. */
export function pageModule(page: Page): string {
  return `export const page=${JSON.stringify(page)};`;
}

/** The layout data of a language, as a module for the browser. */
export function layoutModule(layout: SiteLayout): string {
  return `export const layout=${JSON.stringify(layout)};`;
}

/** Path of a page's data below the site's folder. */
export function pageDataFile(dataAddress: string, language: string, path: string): string {
  return `${dataAddress.slice(1)}/${language}/${pageName(path)}.js`;
}

/** Path of the data that all pages of a language share. */
export function layoutDataFile(dataAddress: string, language: string): string {
  return `${dataAddress.slice(1)}/${language}.js`;
}

/** A part of the tours that are searched, as a module for the browser. */
export function toursModule(tours: TourPart): string {
  return `export const tours=${JSON.stringify(tours)};`;
}

/** Path of a part of the tours below the site's folder. */
export function toursFile(dataAddress: string, language: string, part: number): string {
  return `${dataAddress.slice(1)}/${language}/${toursName(part)}.js`;
}

/** The value that a module of data exports. */
export function readModule(module: string): unknown {
  return JSON.parse(module.slice(module.indexOf('=') + 1, -1));
}
