import { headerFields } from '#cms/header/headerFields.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
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

/** The placeholders that MegaMenuNavigation suits. */
export const megaMenuNavigationSuits = ['headless-header'] as const;

/** The status of MegaMenuNavigation. */
export const megaMenuNavigationStatus = 'stable';

/** The editors’ manual of MegaMenuNavigation, without its fields. */
export const megaMenuNavigationManual: BlockManual = {
  purpose:
    'The top of a page with a menu that editors assemble: each entry opens a panel across the page, with pictures and columns of links.',
  useWhen: [
    'The site has few sections, and pictures help visitors choose, for example between models.',
    'The menu should differ from the page tree.',
  ],
  avoidWhen: [
    'The menu should follow the pages automatically: use MainNavigation.',
    'There is little to show in the panels: use MainNavigation, whose small lists are less distracting.',
  ],
};
