import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { image, link, multilist, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of BookingAssistant. */
export const bookingAssistantFields = {
  title: text({
    name: 'Title',
    help: 'The heading until the visitor’s car is known. Say what can be booked.',
    required: true,
  }),
  titleTag: titleTag('h1'),
  text: richText({
    name: 'Text',
    help: 'What the visitor needs at hand, in one or two sentences.',
  }),
  brandLinks: multilist({
    name: 'BrandLinks',
    help: 'The brands that are booked elsewhere. Visitors with such a car are sent to these links. An entry without an address or text is left out.',
    entries: {
      link: link({
        name: 'Link',
        help: 'The brand’s own booking, or a page of this site.',
        required: true,
        needsText: true,
      }),
    },
  }),
  brands: multilist({
    name: 'Brands',
    help: 'The brands that the workshops are authorised for, in a list that opens. An entry without a name is left out.',
    entries: {
      name: text({
        name: 'Name',
        help: 'The brand, spelled as the workshop system spells it.',
        required: true,
      }),
      logo: image({
        name: 'Logo',
        help: 'The logo, on a transparent background. Without one, the name is shown.',
        decorative: 'the name of the brand is beside it',
      }),
    },
  }),
  damageInspectionLink: link({
    name: 'DamageInspectionLink',
    help: 'Where damage inspections are booked, on another site. Without it, the page doesn’t mention them.',
  }),
  phoneLink: link({
    name: 'PhoneLink',
    help: 'The number of the booking line, as address and as text. Visitors call it when they can’t book here, and to change or cancel a booking. Without it, they call the number of the site.',
    needsText: true,
  }),
  changeLink: link({
    name: 'ChangeLink',
    help: 'Where visitors read how to change or cancel a booking. It follows a confirmed booking, after the number to call.',
    needsText: true,
  }),
  contactEmail: text({
    name: 'ContactEmail',
    help: 'The address that visitors write to when nothing can be booked.',
  }),
  backgroundColor: backgroundColor(),
};

/** The placeholders that BookingAssistant suits. */
export const bookingAssistantSuits = ['headless-main'] as const;

/** The status of BookingAssistant. */
export const bookingAssistantStatus = 'stable';

/** The editors’ manual of BookingAssistant, without its fields. */
export const bookingAssistantManual: BlockManual = {
  purpose:
    'The booking of a workshop: car and place, services, add-ons, workshop and time, and contact details.',
  useWhen: ['The page is where visitors book service, wheel changes and repairs.'],
  avoidWhen: [
    'Visitors should only get there: link to the page with a CTABanner.',
    'It is about stored wheels: those have their own booking.',
  ],
};
