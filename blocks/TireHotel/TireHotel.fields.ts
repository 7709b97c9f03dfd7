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

/** The status of TireHotel. */
export const tireHotelStatus = 'stable';
