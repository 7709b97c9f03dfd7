import { logoSizeFields } from '#cms/header/headerFields.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { image, link } from '#domain/content/declare.ts';

/** The CMS fields of SimpleHeader. */
export const simpleHeaderFields = {
  logo: image({
    name: 'Logo',
    help: 'The site’s logo, preferably SVG. Its alternative text is the accessible name of the link. Without a logo, the header shows the text of LogoLink.',
  }),
  ...logoSizeFields,
  logoLink: link({
    name: 'LogoLink',
    help: 'Where the logo leads. If empty, it leads to the start page.',
  }),
};

/** The placeholders that SimpleHeader suits. */
export const simpleHeaderSuits = ['headless-header'] as const;

/** The status of SimpleHeader. */
export const simpleHeaderStatus = 'stable';

/** The editors’ manual of SimpleHeader, without its fields. */
export const simpleHeaderManual: BlockManual = {
  purpose: 'The top of a page: only the logo, which leads to the start page.',
  useWhen: [
    'A page needs no menu: campaigns, forms, thank-you pages, pages for one offer.',
    'The whole site has only a few pages.',
  ],
  avoidWhen: [
    'Visitors should be able to reach other parts of the site from the page: use MainNavigation.',
  ],
};
