import type { BlockManual } from '#domain/content/blockManual.ts';
import { image, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of Footer. */
export const footerFields = {
  logo: image({
    name: 'Logo',
    help: 'The site’s logo for dark backgrounds, preferably SVG. It is shown 55 px high.',
  }),
  text: richText({
    name: 'Text',
    help: 'Who runs the site, in one or two sentences.',
  }),
  copyrightText: text({
    name: 'CopyrightText',
    help: 'The last line of the page: © with year and company.',
  }),
};

/** The placeholders inside Footer. */
export const footerSlots = ['footer-columns'] as const;

/** The placeholders that Footer suits. */
export const footerSuits = ['headless-footer'] as const;

/** The status of Footer. */
export const footerStatus = 'stable';

/** The editors’ manual of Footer, without its fields. */
export const footerManual: BlockManual = {
  purpose: 'The end of a page: logo, a short text about the company, columns of links, copyright.',
  useWhen: ['On every page, once, in the footer’s placeholder. Share one footer among all pages.'],
  avoidWhen: [
    'As a divider within a page: use Spacer.',
    'For the main content of the page: few visitors scroll this far.',
  ],
};
