import type { PageBase } from '../../../src/shared/page-data/parts.ts';

/** A page before it is known which of its texts are missing: that shows once all of them were asked for. */
export type Resolved<Page extends PageBase> = Omit<Page, 'missingTexts'>;
