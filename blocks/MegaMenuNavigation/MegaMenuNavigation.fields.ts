import { checkbox, image, link, multilist, text } from '#domain/content/declare.ts';
import { headerFields } from '../header/headerFields.ts';

const entry = {
  title: text({ name: 'Title', help: 'What the entry is called.', required: true }),
  url: link({
    name: 'Url',
    help: 'Where it leads. An entry without address needs children, and opens them.',
  }),
  imageUrl: image({
    name: 'ImageUrl',
    help: 'A picture of what is there (16:9). Seen when the panel holds four entries or fewer, or the window is wider than 1500 px.',
    decorative: 'The entry’s words say what is there.',
  }),
  topSelected: checkbox({
    name: 'TopSelected',
    help: 'Marks one of the most wanted entries, and puts it before the others.',
  }),
  hideInNavigation: checkbox({
    name: 'HideInNavigation',
    help: 'Keeps the entry, and all below it, out of the menu.',
  }),
};

const children = 'The entries below it, in their order.';

/** The CMS fields of MegaMenuNavigation. */
export const megaMenuNavigationFields = {
  ...headerFields,
  items: multilist({
    name: 'Items',
    help: 'The entries of the menu. Three to six read best.',
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
