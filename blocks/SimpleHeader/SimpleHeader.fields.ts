import { logoSizeFields } from '#cms/header/headerFields.ts';
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

/** The status of SimpleHeader. */
export const simpleHeaderStatus = 'stable';
