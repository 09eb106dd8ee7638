import * as z from 'zod';
import { dataFile, file } from './collection.ts';
import { onlyOneOf, reference } from './primitives.ts';

/** A link to a page of the site; the label is the page's own name unless a menu text is given. */
export const linkTargetShape = {
  page: reference(
    'page',
    'One of the fixed pages: home, destinations, about, contact or compare.',
  ).optional(),
  destination: reference('destination', 'Page of a destination.').optional(),
  package: reference('package', 'Page of a tour.').optional(),
  section: reference('section', 'Page with a list of tours.').optional(),
  ownPage: reference('ownPage', 'Page of your own, such as terms.').optional(),
};

/** Lets an object with the fields of a link name exactly one page. */
export function withOneTarget<Schema extends z.ZodType>(schema: Schema): Schema {
  const targets = Object.keys(linkTargetShape).map((key) => [key]);
  return onlyOneOf(schema, 'one-target', targets, { needsOne: true });
}

const labelShape = {
  text: reference('menuText', 'Menu text to use instead of the name of the page.').optional(),
};

const linkSchema = z.strictObject({ ...linkTargetShape, ...labelShape }).apply(withOneTarget);

const packageListSchema = z.strictObject({
  region: reference('region', 'Tours in this region …'),
  category: reference('category', '… and in this category, in their usual order.'),
});

const submenuSchema = z.strictObject({
  text: reference('menuText', 'Title of the submenu.'),
  packages: packageListSchema.meta({ description: 'Tours that the submenu lists.' }),
});

const dropdownSchema = z.strictObject({
  text: reference('menuText', 'Title of the menu.'),
  section: reference('section', 'List of tours that the title of the menu opens.'),
  children: z.array(z.union([linkSchema, submenuSchema])).min(1),
});

/** The menus of header and footer. */
const navigationSchema = dataFile({
  header: z.array(z.union([linkSchema, dropdownSchema])).min(1),
  footer: z.strictObject({
    quickLinks: z.array(linkSchema),
    popularDestinations: z.array(reference('destination', 'Page of a destination.')),
  }),
}).meta({ title: 'Navigation', description: 'Menus at the top and bottom of every page.' });

export const navigation = file({ data: navigationSchema });

/** A link to a page of the site; exactly one of its fields is given. */
export type LinkTarget = Pick<NavigationLink, keyof typeof linkTargetShape>;
export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationLink = z.infer<typeof linkSchema>;
export type NavigationItem = Navigation['header'][number];
export type NavigationChild = z.infer<typeof dropdownSchema>['children'][number];
export type PackageList = z.infer<typeof packageListSchema>;
