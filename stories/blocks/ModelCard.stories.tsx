import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { cardListOf } from '../fixtures/cards.ts';
import coast from '../fixtures/coast.webp';
import { editable, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import forest from '../fixtures/forest.webp';
import studio from '../fixtures/studio.webp';
import { BlockExample } from './BlockExample.tsx';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import { manualPage } from './manual/manualPage.tsx';

/** The fields of a model's facts, given as pairs of label and value. */
function factsOf(...pairs: readonly (readonly [label: string, value: string])[]) {
  const entries = pairs.flatMap(([label, value], at) => [
    [`Label${at + 1}`, field(label)] as const,
    [`LabelValue${at + 1}`, field(value)] as const,
  ]);
  return Object.fromEntries(entries);
}

const words = {
  Title: field('Havsörn E1'),
  Text: field('<p>Liten utanpå, vuxen på vägen. Elbilen för dig som parkerar i stan.</p>'),
  Image: imageField(studio, 'En bil i en studio'),
  Link: linkField('/modeller/havsorn-e1', 'Mer om Havsörn E1'),
};
const campaign = { IsCampaign: field(true), Campaign: field('Från 4 495 kr/mån') };
const facts = factsOf(
  ['Räckvidd', 'upp till 476 km'],
  ['Säten', '5'],
  ['Dragvikt', '1 600 kg'],
  ['Garanti', '7 år'],
);
const standard = { ...words, ...campaign, ...facts };
const { Image: _, ...withoutPicture } = standard;

const onDesktop = { viewport: { value: 'desktop' } };

const listOf = (...cards: readonly object[]) => cardListOf('ModelCard', 'Våra modeller', cards);

const meta = {
  title: 'Blocks/ModelCard',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('ModelCard', 'strip') },
  args: { componentName: 'ModelCard', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Alone: Story = {
  name: 'Alone on a page',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Havsörn E1' });
    const image = box(canvas.getByRole('img', { name: 'En bil i en studio' }));
    await expect(image.right).toBeLessThan(box(heading).left);
    await expect(box(canvas.getByRole('article')).top).toBeGreaterThan(20);
    await expect(canvas.getByText(/vuxen på vägen/)).toBeVisible();
  },
};

export const Nested: Story = {
  name: 'In a card list',
  globals: onDesktop,
  args: listOf(standard),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Havsörn E1' });
    await expect(box(canvas.getByRole('img')).bottom).toBeLessThan(box(heading).top);
    const title = box(canvas.getByRole('heading', { level: 2 }));
    await expect(box(canvas.getByRole('article')).left).toBeCloseTo(title.left, 0);
  },
};

export const Facts: Story = {
  name: 'Facts',
  play: async ({ canvas }) => {
    await expect(factsIn(canvas)).toEqual([
      ['Räckvidd', 'upp till 476 km'],
      ['Säten', '5'],
      ['Dragvikt', '1 600 kg'],
      ['Garanti', '7 år'],
    ]);
    const [term] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    // The hairlines above both are at the same height.
    await expect(term && box(term).right).toBeCloseTo(value ? box(value).left : 0, 0);
  },
};

export const IncompleteFacts: Story = {
  name: 'Incomplete facts left out',
  args: {
    fields: {
      ...words,
      ...factsOf(['', '476 km'], ['Säten', '  '], ['Dragvikt', '1 600 kg'], ['', '']),
    },
  },
  play: async ({ canvas }) => {
    await expect(factsIn(canvas)).toEqual([['Dragvikt', '1 600 kg']]);
  },
};

export const WithoutFacts: Story = {
  name: 'Without facts',
  args: { fields: { ...words, ...factsOf(['Räckvidd', ''], ['', '5']) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

export const FactsAligned: Story = {
  name: 'Facts line up across cards',
  globals: onDesktop,
  args: listOf(
    standard,
    { ...standard, Text: field(`<p>${'Rymlig och tyst. '.repeat(20)}</p>`) },
    { ...standard, Text: field('') },
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText('Räckvidd').map((term) => Math.round(box(term).top));
    await expect(new Set(tops).size).toBe(1);
    const feet = canvas.getAllByRole('link').map((link) => Math.round(box(link).top));
    await expect(new Set(feet).size).toBe(1);
  },
};

export const Campaign: Story = {
  name: 'Campaign badge',
  render: () => (
    <>
      <BlockExample componentName="ModelCard" fields={standard} />
      <BlockExample componentName="ModelCard" fields={withoutPicture} />
    </>
  ),
  play: async ({ canvas }) => {
    const [onPicture, instead] = canvas.getAllByText('Från 4 495 kr/mån');
    const image = box(canvas.getByRole('img'));
    await expect(onPicture && box(onPicture).left).toBeGreaterThan(image.left);
    await expect(onPicture && box(onPicture).right).toBeLessThan(image.right);
    const title = canvas.getAllByRole('heading')[1];
    await expect(instead && box(instead).bottom).toBeLessThan(title ? box(title).top : 0);
  },
};

export const NoCampaign: Story = {
  name: 'Without a campaign badge',
  render: () => (
    <>
      <BlockExample componentName="ModelCard" fields={{ ...standard, IsCampaign: field(false) }} />
      <BlockExample componentName="ModelCard" fields={{ ...standard, IsCampaign: field('') }} />
      <BlockExample
        componentName="ModelCard"
        fields={{ ...withoutPicture, Campaign: field(' '), Title: field('Utan text') }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Från 4 495 kr/mån')).toBeNull();
    const last = canvas.getByRole('heading', { name: 'Utan text' });
    await expect(last.closest('article')?.firstElementChild).toContainElement(last);
  },
};

export const WholeCard: Story = {
  name: 'Whole card clickable',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Mer om Havsörn E1' });
    await expect(link).toHaveAttribute('href', '/modeller/havsorn-e1');
    await expect(linkAt(canvas.getByRole('img'))).toBe(link);
    await expect(linkAt(canvas.getByText('Säten'))).toBe(link);
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};

export const LinkWithoutText: Story = {
  name: 'Link without a text',
  args: { fields: { ...standard, Link: linkField('/modeller/havsorn-e1', '') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Havsörn E1' })).toBeVisible();
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: { Image: words.Image, Link: linkField('/modeller', '') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

export const Nothing: Story = {
  name: 'Empty',
  args: { fields: { Text: words.Text, Link: words.Link, ...campaign, ...facts } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: field('<i>Snett</i>'),
      Text: { value: { html: 'no' } },
      Image: { value: 5 },
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
      IsCampaign: field('perhaps'),
      Campaign: field('Kampanj'),
      ...factsOf(['<b>Räckvidd</b>', '476 km']),
      Label2: { value: ['Säten'] },
      LabelValue2: field('5'),
      Label3: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<i>Snett</i>');
    await expect(factsIn(canvas)).toEqual([['<b>Räckvidd</b>', '476 km']]);
    await expect(canvas.queryByText('Kampanj')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const VeryLong: Story = {
  name: 'Very long text on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: {
    fields: {
      ...standard,
      Title: field('Moottoriajoneuvokatsastusasemanhoitaja'.repeat(3)),
      Text: field(`<p>${'Henkilötietojenkäsittelyperiaatteet, '.repeat(270)}</p>`),
      Campaign: field('Kesärengaskampanjatarjoushinnat'.repeat(3)),
      ...factsOf(
        ['Toimintasäteenvaihteluväli', 'Kesärengaskampanjatarjoushinnat'],
        ['Yhdistelmäkulutuskeskiarvo'.repeat(3), '5'],
        ['Istuimet', 'Sähköautonlatausaikalaskuri'.repeat(3)],
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    const card = box(canvas.getByRole('article'));
    for (const part of [...canvas.getAllByRole('definition'), canvas.getByText(/Kesä.*Kesä/)]) {
      await expect(box(part).right).toBeLessThanOrEqual(card.right);
    }
    const [term] = canvas.getAllByRole('term').map(box);
    await expect(term?.width).toBeGreaterThan(60);
  },
};

const pairNames = [1, 2, 3, 4].flatMap((at) => [`Label${at}`, `LabelValue${at}`]);
const names = ['Image', 'Campaign', 'Title', 'Text', ...pairNames, 'Link'];
const empty = Object.fromEntries(names.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: { mode: 'edit', fields: editable({ ...empty, ...standard, IsCampaign: field(true) }) },
  play: async ({ canvas, canvasElement }) => {
    const marked = markedFields(canvasElement).filter((name) => name !== 'IsCampaign');
    await expect(marked).toEqual(names);
    await expect(linkAt(canvas.getByRole('img'))).toBeNull();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty card',
  args: { mode: 'edit', fields: editable(empty) },
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(markedFields(canvasElement))).toEqual(new Set(names));
    for (const name of names) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="ModelCard" fields={standard} />
      <BlockExample {...listOf(...overview)} />
    </>
  ),
};

const overview = [
  standard,
  {
    ...words,
    ...factsOf(['Räckvidd', 'upp till 91 km'], ['Bagage', '543 l']),
    Title: field('Havsörn Kombi'),
    Text: field('<p>Drar husvagnen på semestern och går på el på vardagen.</p>'),
    Image: imageField(forest, 'En bil i skogen'),
    Link: linkField('/modeller/havsorn-kombi', 'Mer om kombin'),
  },
  {
    ...words,
    ...facts,
    Title: field('Havsörn Cab'),
    Text: field('<p>För de sjutton dagar om året då solen skiner.</p>'),
    Image: imageField(coast, 'En röd bil vid havet'),
    Link: linkField('/modeller/havsorn-cab', 'Mer om Havsörn Cab'),
    IsCampaign: field(true),
    Campaign: field('Demobil'),
  },
];

/** The terms and values of the facts, in reading order. */
function factsIn(canvas: Canvas) {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  return canvas.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]);
}
