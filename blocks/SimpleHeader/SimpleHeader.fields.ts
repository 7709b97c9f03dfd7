import { image, link, number } from '#domain/content/declare.ts';

/** The CMS fields of SimpleHeader. */
export const simpleHeaderFields = {
  logo: image({
    name: 'Logo',
    help: 'The site’s logo, preferably SVG. Its alternative text is the accessible name of the link. Without a logo, the header shows the text of LogoLink.',
  }),
  logoWidth: number({
    name: 'LogoWidth',
    help: 'Width of the logo in px. Below 640 px it is shown at 90 percent.',
    fallback: 150,
    min: 20,
    max: 600,
  }),
  logoHeight: number({
    name: 'LogoHeight',
    help: 'Height of the logo in px. Below 640 px it is shown at 90 percent.',
    fallback: 55,
    min: 20,
    max: 200,
  }),
  logoLink: link({
    name: 'LogoLink',
    help: 'Where the logo leads. If empty, it leads to the start page.',
  }),
};

/** The status of SimpleHeader. */
export const simpleHeaderStatus = 'stable';
