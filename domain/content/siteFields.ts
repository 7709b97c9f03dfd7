import { choice, text } from './declare.ts';

/** The attributes of a site. Declared like the fields of a block, so that manual and content check cover them. */
export const siteFields = {
  titleTemplate: text({
    name: 'titleTemplate',
    help: 'The title of every page in browser tabs and search results: %s is replaced with the page’s own title, as in “%s | Nordvik”.',
  }),
  favicon: text({
    name: 'favicon',
    help: 'Address of the site’s mark, an SVG, from which the icons in tabs and on home screens are drawn.',
  }),
  gtmId: text({ name: 'gtmID', help: 'Tag-manager id of all pages that have none of their own.' }),
  darkMode: choice({
    name: 'darkMode',
    help: 'Visitors whose phone or computer is set to dark see the site in the dark colours of its brand. “off” keeps it light for everybody, for example while its pictures have white grounds.',
    choices: { on: 'on', off: 'off' },
    fallback: 'on',
  }),
};
