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

/** The status of FooterLinkList. */
export const footerLinkListStatus = 'stable';
