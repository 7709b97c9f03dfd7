import type { StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { cardListOf } from '../fixtures/cards.ts';
import coast from '../fixtures/coast.webp';
import { field, imageField, linkField } from '../fixtures/fields.ts';
import forest from '../fixtures/forest.webp';
import { onDesktop, onTablet } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { box } from './layout.ts';
import { facts, factsIn, factsOf, modelCardMeta, standard, words } from './modelCardStates.ts';

const { Image: _, ...withoutPicture } = standard;

const listOf = (...cards: readonly object[]) => cardListOf('ModelCard', 'Våra modeller', cards);

const meta = { title: 'Blocks/ModelCard', tags: ['autodocs'], ...modelCardMeta };

export default meta;

type Story = StoryObj<typeof meta>;

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
    const { term, value, list } = firstFact(canvas);
    await expect(term.left).toBeCloseTo(list.left, 0);
    await expect(value.right).toBeCloseTo(list.right, 0);
    await expect(value.top).toBeLessThan(term.bottom);
  },
};

/** Where the first label, its value and all facts are. */
function firstFact(canvas: Canvas) {
  const [term] = canvas.getAllByRole('term');
  const [value] = canvas.getAllByRole('definition');
  const list = term?.closest('dl');
  if (!term || !value || !list) throw new Error('There are no facts.');
  return { term: box(term), value: box(value), list: box(list) };
}

export const FactsInNarrowCards: Story = {
  name: 'Facts in narrow cards: no word is broken',
  globals: onTablet,
  args: listOf(
    ...Array.from({ length: 3 }, () => ({
      ...standard,
      ...factsOf(['Bränsleförbrukning', '5,4 l/100 km']),
    })),
  ),
  play: async ({ canvas }) => {
    const { term, value, list } = firstFact(canvas);
    // Each is on one line.
    await expect(term.height).toBeCloseTo(value.height, 0);
    await expect(value.top).toBeGreaterThanOrEqual(term.bottom - 1);
    await expect(value.right).toBeCloseTo(list.right, 0);
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
