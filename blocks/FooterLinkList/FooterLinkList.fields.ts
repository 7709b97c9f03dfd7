import type { BlockManual } from '#domain/content/blockManual.ts';
import { link, multilist, text } from '#domain/content/declare.ts';

/** The CMS fields of FooterLinkList. */
export const footerLinkListFields = {
  title: text({
    name: 'Title',
    help: 'What the links have in common, in one to three words.',
    required: true,
  }),
  links: multilist({
    name: 'Links',
    help: 'The links, most important first. Three to six work best. An entry without an address or text is left out.',
    required: true,
    entries: {
      link: link({
        name: 'Link',
        help: 'A page, another site, a mail address (mailto:) or a phone number (tel:, in international format with +). Mail addresses and phone numbers get a button that copies them.',
        required: true,
        needsText: true,
      }),
    },
  }),
};

/** The placeholders that FooterLinkList suits. */
export const footerLinkListSuits = ['footer-columns'] as const;

/** The status of FooterLinkList. */
export const footerLinkListStatus = 'stable';

/** The editors’ manual of FooterLinkList, without its fields. */
export const footerLinkListManual: BlockManual = {
  purpose:
    'A column of links in the footer. Mail addresses and phone numbers can be copied with one click.',
  useWhen: [
    'Visitors expect the links at the end of a page: contact, opening hours, terms, about us.',
    'A handful of links belong together under one heading.',
  ],
  avoidWhen: [
    'Outside the footer: use a text with links, or cards.',
    'For more than about eight links: split them into two columns.',
  ],
};
