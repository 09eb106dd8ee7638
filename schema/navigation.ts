import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { file } from './collection.ts';
import { reference, schemaLink } from './primitives.ts';
import { rule } from './rules.ts';

/** What is said of a link that names none or several pages. */
export const ONE_TARGET = rule('one-target');

/** Whether a link names exactly one page. */
export function hasOneTarget(link: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(linkTargetShape).filter((key) => link[key] !== undefined).length === 1;
}

/** A link to a page of the site; the label is the page's own name unless a menu text is given. */
export const linkTargetShape = {
  page: reference('page', 'A fixed page: home, destinations, about, contact or compare.').optional(),
  destination: reference('destination', 'A destination page.').optional(),
  package: reference('package', 'A package page.').optional(),
  section: reference('section', 'A section page.').optional(),
};

const labelShape = { text: reference('menuText', 'Menu text instead of the page’s own name.').optional() };

const linkSchema = z
  .strictObject({ ...linkTargetShape, ...labelShape })
  .refine((link) => hasOneTarget(link), ONE_TARGET);

const packageListSchema = z.strictObject({
  region: reference('region', 'Packages of this region …'),
  category: reference('category', '… and this category, in their order.'),
});

const submenuSchema = z.strictObject({
  text: reference('menuText', 'Title of the submenu.'),
  packages: packageListSchema.meta({ description: 'The packages that the submenu lists.' }),
});

const dropdownSchema = z.strictObject({
  section: reference('section', 'The page that the title of the dropdown opens.'),
  text: reference('menuText', 'Title of the dropdown.'),
  children: z.array(z.union([submenuSchema, linkSchema])).min(1),
});

/** The menus of header and footer. */
const navigationSchema = z
  .strictObject({
    $schema: schemaLink,
    header: z.array(z.union([dropdownSchema, linkSchema])).min(1),
    footer: z.strictObject({
      quickLinks: z.array(linkSchema),
      popularDestinations: z.array(reference('destination', 'A destination page.')),
    }),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Navigation', description: 'Menus of header and footer.' });

export const navigation = file({ data: navigationSchema });

/** A link to a page of the site; exactly one of its fields is given. */
export type LinkTarget = Pick<NavigationLink, keyof typeof linkTargetShape>;
export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationLink = z.infer<typeof linkSchema>;
export type NavigationItem = Navigation['header'][number];
export type NavigationChild = z.infer<typeof dropdownSchema>['children'][number];
export type PackageList = z.infer<typeof packageListSchema>;
