import { choice, image, pageAddress, text } from './declare.ts';
import { type FieldProblem, parseFields } from './fields.ts';
import type { PageFields } from './page.ts';

/** The fields of a page. Declared like those of a block, so that the content check covers them. */
export const pageFields = {
  metaTitle: text({
    name: 'metaTitle',
    help: 'Title in the browser tab and in search results.',
    required: true,
  }),
  navTitle: text({
    name: 'navTitle',
    help: 'Short title for menus and breadcrumbs.',
    required: true,
  }),
  metaDescription: text({
    name: 'metaDescription',
    help: 'One or two sentences for search results.',
    required: true,
    isParagraph: true,
  }),
  ogDescription: text({
    name: 'ogDescription',
    help: 'Description when the page is shared.',
    isParagraph: true,
  }),
  ogImage: image({ name: 'ogImage', help: 'Picture when the page is shared, 1200 by 630 px.' }),
  canonicalUrl: pageAddress({
    name: 'canonicalURL',
    help: 'The address search engines should keep, when this page repeats another.',
  }),
  gtmId: text({ name: 'gtmID', help: 'Tag-manager id of this page, instead of the site’s.' }),
  brandDesign: choice({
    name: 'BrandDesign',
    help: 'The brand this page wears instead of its site’s own look.',
    choices: { mercedes: 'mercedes', smart: 'smart' },
    fallback: 'the site’s own',
  }),
};

/** The parsed fields of a page. */
export interface ParsedPageFields {
  readonly fields: PageFields;
  readonly problems: readonly FieldProblem[];
}

/** Parses the route fields of the layout. Missing fields get their fallback. */
export function parsePageFields(wire: unknown): ParsedPageFields {
  const { values, problems } = parseFields(pageFields, wire);
  const { brandDesign, ...rest } = values;
  const fields = {
    ...rest,
    brandDesign: brandDesign === 'the site’s own' ? undefined : brandDesign,
  };
  return { fields, problems };
}
