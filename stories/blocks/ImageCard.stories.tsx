import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { cardListOf, cardsOf } from '../fixtures/cards.ts';
import coast from '../fixtures/coast.webp';
import { editing, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import { longFields, longOnPhone, longText } from '../fixtures/longWords.ts';
import { onDesktop, onPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import { showsFieldNames, showsNothing } from './variants.tsx';

const title = 'Längs kusten på en laddning';
const text = 'Tre utflykter med elbil, från Malmö till Luleå.';

const standard = {
  Image: imageField(fjord, 'En bil vid en fjord'),
  Title: field(title),
  Text: field(text),
  Link: linkField('/utflykter', 'Till utflykterna'),
};

const listOf = (...cards: readonly object[]) => cardListOf('ImageCard', 'Åk dit', cards);

const meta = {
  title: 'Blocks/ImageCard',
  tags: ['autodocs'],
  ...blockMeta('ImageCard', 'strip'),
  args: { componentName: 'ImageCard', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  name: 'Alone on a page',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: title });
    const card = box(canvas.getByRole('article'));
    const image = box(canvas.getByRole('img', { name: 'En bil vid en fjord' }));
    await expect(image.width).toBeCloseTo(card.width, 0);
    await expect(image.height).toBeCloseTo(card.height, 0);
    await expect(card.top).toBeGreaterThan(20);
    await expect(box(heading).top).toBeGreaterThan(card.top + card.height / 2);
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Nested: Story = {
  name: 'In a card list',
  globals: onDesktop,
  args: listOf(standard),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Längs kusten');
    const list = box(canvas.getByRole('heading', { level: 2 }));
    await expect(box(canvas.getByRole('article')).left).toBeCloseTo(list.left, 0);
  },
};

export const OneLink: Story = {
  name: 'Whole card is one link',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', '/utflykter');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(linkAt(canvas.getByRole('article'))).toBe(link);
    await expect(linkAt(canvas.getByText(text))).toBe(link);
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
};

export const NewTab: Story = {
  args: {
    fields: {
      ...standard,
      Link: { value: { href: 'https://nordvik.example', text: '', target: '_blank' } },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Längs kusten.*\(öppnas i en ny flik\)$/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const WithoutLink: Story = {
  name: 'Without a link',
  args: { fields: { ...standard, Link: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(linkAt(canvas.getByRole('article'))).toBeNull();
  },
};

export const WithoutText: Story = {
  args: { fields: { ...standard, Text: field('  ') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: { ...standard, Title: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Till utflykterna' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Without picture or title',
  render: () => (
    <>
      <BlockExample componentName="ImageCard" />
      <BlockExample componentName="ImageCard" fields={{ ...standard, Image: field('') }} />
      <BlockExample
        componentName="ImageCard"
        fields={{ Image: standard.Image, Text: standard.Text, Link: linkField('/', '') }}
      />
    </>
  ),
  play: showsNothing('article'),
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Image: standard.Image,
      Title: field('<i>Snett</i> &lt;'),
      Text: { value: 12 },
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<i>Snett</i> &lt;');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const VeryLong: Story = {
  ...longOnPhone({
    ...standard,
    Title: longFields.Title,
    Text: field(longText(270)),
  }),
  name: 'Very long text on a phone',
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    const card = box(canvas.getByRole('article'));
    const heading = box(canvas.getByRole('heading'));
    await expect(heading.top).toBeGreaterThanOrEqual(card.top);
    await expect(heading.right).toBeLessThanOrEqual(card.right);
    await expect(box(canvas.getByText(/Henkilötiet/)).bottom).toBeLessThanOrEqual(card.bottom);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  args: listOf(standard, standard),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map(box);
    await expect(first?.width).toBeGreaterThan(320);
    await expect(first?.bottom).toBeLessThan(second?.top ?? 0);
    await expect(sidewaysScroll()).toBe(0);
  },
};

const names = ['Image', 'Title', 'Text', 'Link'];
const empty = Object.fromEntries(names.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: editing(standard),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(names);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(linkAt(canvas.getByRole('article'))).toBeNull();
    await expect(canvas.getByText('[Link]')).toBeVisible();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty card',
  args: editing(empty),
  play: async (story) => {
    await expect(markedFields(story.canvasElement)).toEqual(names);
    await showsFieldNames(names)(story);
    await expect(story.canvas.getByRole('heading', { level: 2, name: '[Title]' })).toBeVisible();
  },
};

export const EditingWithoutTitle: Story = {
  name: 'Editing without a title',
  args: editing({ ...standard, Title: field('') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '[Title]' })).toBeVisible();
    await expect(canvas.queryByText('Till utflykterna')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="ImageCard" fields={standard} />
      <BlockExample {...listOf()} placeholders={{ 'card-list-1': overview }} />
    </>
  ),
};

const overview = [
  {
    componentName: 'ImageCard',
    fields: { Image: imageField(coast, ''), Title: field('Vid havet'), Link: standard.Link },
  },
  ...cardsOf('ImageCard', 3).slice(1),
];
