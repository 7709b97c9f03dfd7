import { backgroundColor } from '#cms/fields/background.ts';
import { buttonLinkFields } from '#cms/fields/buttonLink.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { text } from '#domain/content/declare.ts';

/** The CMS fields of CarTeaserFixed. */
export const carTeaserFixedFields = {
  title: text({ name: 'Title', help: 'The heading above the cars.' }),
  titleTag: titleTag('h2'),
  pimIds: text({
    name: 'PimIds',
    help: 'The ids of the cars to show, separated by commas, in the order shown. At most 100. Sold cars are left out.',
    required: true,
  }),
  ...buttonLinkFields(),
  backgroundColor: backgroundColor(),
};

/** The status of CarTeaserFixed. */
export const carTeaserFixedStatus = 'stable';

/** The editors’ manual of CarTeaserFixed, without its fields. */
export const carTeaserFixedManual: BlockManual = {
  purpose: 'Cars that an editor has chosen one by one, side by side.',
  useWhen: [
    'A page is about certain cars: those of an event, a test or one seller.',
    'You will keep the list up to date: sold cars disappear automatically and aren’t replaced.',
  ],
  avoidWhen: [
    'Any car of a kind will do: use CarTeaserQuery, which always shows cars that are in stock.',
    'Visitors should be able to find any car: link to the list of cars.',
  ],
};
