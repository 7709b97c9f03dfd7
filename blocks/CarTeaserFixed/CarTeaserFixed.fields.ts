import { backgroundColor } from '#cms/fields/background.ts';
import { buttonLinkFields } from '#cms/fields/buttonLink.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
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
