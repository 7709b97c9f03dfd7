import { text } from '#domain/content/declare.ts';
import { buttonLinkFields } from '../content/buttonLink.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of CarTeaserFixed. */
export const carTeaserFixedFields = {
  title: text({ name: 'Title', help: 'The heading above the cars.' }),
  titleTag: titleTag('h2'),
  pimIds: text({
    name: 'PimIds',
    help: 'Which cars to show, by their ids with commas between them; they are shown in that order. At most 100; a car that is sold is left out.',
    required: true,
  }),
  ...buttonLinkFields(),
  backgroundColor: backgroundColor(),
};
