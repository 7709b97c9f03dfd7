import { checkbox, image, link, multilist, number, text } from '#domain/content/declare.ts';

/** The size of a header's logo. */
export const logoSizeFields = {
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
};

/** The CMS fields of every header. */
export const headerFields = {
  logo: image({
    name: 'Logo',
    help: 'The site’s logo for a light ground, a start page’s picture with black words too, best as SVG. It leads to the start page.',
  }),
  logoOnDark: image({
    name: 'LogoOnDark',
    help: 'The logo for a dark ground: over a start page’s picture with white words, and with HasDarkTheme. Without it Logo is shown in white.',
  }),
  ...logoSizeFields,
  slimNav: checkbox({ name: 'SlimNav', help: 'A lower header, for sites with little to show.' }),
  hasDarkTheme: checkbox({ name: 'HasDarkTheme', help: 'The header on the brand’s dark ground.' }),
  showSeparator: checkbox({ name: 'ShowSeparator', help: 'A hairline between header and page.' }),
  extraItems: multilist({
    name: 'ExtraNavigationItems',
    help: 'Links beside the menu, such as Contact. An entry without title or link is left out.',
    entries: {
      title: text({ name: 'Title', help: 'What the link says.', required: true }),
      link: link({ name: 'Link', help: 'Where it leads.', required: true }),
    },
  }),
};
