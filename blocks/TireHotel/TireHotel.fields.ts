import type { BlockManual } from '#domain/content/blockManual.ts';
import { image, link } from '#domain/content/declare.ts';

/** The CMS fields of TireHotel. */
export const tireHotelFields = {
  bookService: link({
    name: 'BookService',
    help: 'Where visitors without an agreement can book, shown when no agreement is found. Its text is the link’s text.',
    needsText: true,
  }),
  information: link({
    name: 'TireHotelInformationUrl',
    help: 'A page about the tire packages, shown below the visitor’s own package. If empty, there is no link.',
    needsText: true,
  }),
  backgroundImage: image({
    name: 'BackgroundImage',
    help: 'A wide picture behind the top of the flow. Its middle is covered.',
    decorative: 'It only sets the mood behind the form.',
  }),
};

/** The placeholders that TireHotel suits. */
export const tireHotelSuits = ['headless-main'] as const;

/** The status of TireHotel. */
export const tireHotelStatus = 'stable';

/** The editors’ manual of TireHotel, without its fields. */
export const tireHotelManual: BlockManual = {
  purpose:
    'Self-service for the owners of stored tires: they log in with a code by text message, see their tires, book a change of wheels and rate it.',
  useWhen: [
    'The site stores tires. It has one page for them, at the address that the dictionary’s pathToTireHotel names, and this is its first block.',
  ],
  avoidWhen: [
    'The page explains the tire hotel: use a Blurb or a HighlightList, and link to this page.',
    'Visitors book other services: link to the page for those.',
  ],
};
