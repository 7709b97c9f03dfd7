import type { BlockManual } from '#domain/content/blockManual.ts';
import { checkbox, image, link, richText, text } from '#domain/content/declare.ts';

const label = (name: string) =>
  text({
    name,
    help: 'What the value describes, such as Räckvidd. Shown only together with its value.',
  });
const value = (name: string) =>
  text({ name, help: 'The value, with its unit. Shown only together with its label.' });

/** The CMS fields of ModelCard. */
export const modelCardFields = {
  title: text({ name: 'Title', help: 'The model’s name.', required: true }),
  text: richText({ name: 'Text', help: 'One or two sentences about who the car suits.' }),
  image: image({ name: 'Image', help: 'The car (3:2; others are cropped).' }),
  link: link({ name: 'Link', help: 'The page of the model, or a search for it.' }),
  isCampaign: checkbox({ name: 'IsCampaign', help: 'Shows the campaign badge on the picture.' }),
  campaign: text({ name: 'Campaign', help: 'The text of the badge, in one to three words.' }),
  label1: label('Label1'),
  labelValue1: value('LabelValue1'),
  label2: label('Label2'),
  labelValue2: value('LabelValue2'),
  label3: label('Label3'),
  labelValue3: value('LabelValue3'),
  label4: label('Label4'),
  labelValue4: value('LabelValue4'),
};

/** The placeholders that ModelCard suits. */
export const modelCardSuits = ['headless-main', 'card-list', 'stage-row'] as const;

/** The status of ModelCard. */
export const modelCardStatus = 'stable';

/** The editors’ manual of ModelCard, without its fields. */
export const modelCardManual: BlockManual = {
  purpose: 'A car model: picture, a sentence, up to four facts to compare, and a campaign badge.',
  useWhen: [
    'The models of a brand or campaign belong side by side: put them into a StageRow or a CardList.',
    'Facts such as range, seats or price are what visitors compare.',
  ],
  avoidWhen: ['It is a car in stock: the car search shows those with current prices.'],
};
