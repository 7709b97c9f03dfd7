import { headerFields } from '#cms/header/headerFields.ts';
import { checkbox, image, link, multilist, text } from '#domain/content/declare.ts';

const entry = {
  title: text({ name: 'Title', help: 'The name of the entry.', required: true }),
  url: link({
    name: 'Url',
    help: 'Where the entry leads. An entry without an address needs children and opens them.',
  }),
  imageUrl: image({
    name: 'ImageUrl',
    help: 'A picture of the target page (16:9). It is shown if the panel has four entries or fewer, or the window is wider than 1500 px.',
    decorative: 'The name of the entry says what the picture shows.',
  }),
  topSelected: checkbox({
    name: 'TopSelected',
    help: 'Highlights the entry and puts it before the others.',
  }),
  hideInNavigation: checkbox({
    name: 'HideInNavigation',
    help: 'Leaves the entry and everything below it out of the menu.',
  }),
};

const children = 'The entries below this one, in this order.';

/** The CMS fields of MegaMenuNavigation. */
export const megaMenuNavigationFields = {
  ...headerFields,
  items: multilist({
    name: 'Items',
    help: 'The entries of the menu. Three to six work best.',
    required: true,
    entries: {
      ...entry,
      children: multilist({
        name: 'Children',
        help: children,
        entries: {
          ...entry,
          children: multilist({ name: 'Children', help: children, entries: entry }),
        },
      }),
    },
  }),
};

/** The status of MegaMenuNavigation. */
export const megaMenuNavigationStatus = 'stable';
