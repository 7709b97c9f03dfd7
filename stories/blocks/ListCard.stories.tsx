import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { cardListOf, cardsOf } from '../fixtures/cards.ts';
import { editable, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import forest from '../fixtures/forest.webp';
import { longFields, onSmallPhone } from '../fixtures/longWords.ts';
import { onDesktop, onPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import { showsFieldNames, showsNothing } from './variants.tsx';

const standard = {
  Title: field('Service efter bilens egen plan'),
  Text: field(
    '<p>Fast pris enligt serviceplanen, originaldelar och en lånecykel medan du väntar. Vi ringer <a href="/sagt-ja">innan vi byter</a> något mer.</p>',
  ),
  Image: imageField(forest, 'En bil i skogen'),
  Icon: field('Workshop'),
  Link: linkField('/service', 'Om service'),
  ButtonText: field('Boka service'),
};
const { Image: _, ...withoutPicture } = standard;

/** A list with the card, its usual place. */
const listOf = (fields: object) => cardListOf('ListCard', 'Så hjälper vi dig', [fields]);

const meta = {
  title: 'Blocks/ListCard',
  tags: ['autodocs'],
  ...blockMeta('ListCard', 'strip'),
  args: { componentName: 'ListCard', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Nested: Story = {
  name: 'In a card list',
  globals: onDesktop,
  args: listOf(standard),
  play: async ({ canvas }) => {
    const { card, image, title } = placesIn(canvas, 3);
    await expect(image.right).toBeLessThan(title.left);
    await expect(image.width).toBeLessThan(card.width * 0.41);
    await expect(card.left).toBeCloseTo(box(canvas.getByRole('heading', { level: 2 })).left, 0);
  },
};

export const Alone: Story = {
  name: 'Alone on a page',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const { card, image, title } = placesIn(canvas, 2);
    await expect(image.right).toBeLessThan(title.left);
    await expect(image.width).toBeCloseTo(card.width / 2, -1);
    await expect(card.top).toBeGreaterThan(20);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  args: listOf(standard),
  play: async ({ canvas }) => {
    const { image, title } = placesIn(canvas, 3);
    await expect(image.bottom).toBeLessThan(title.top);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const WholeCard: Story = {
  name: 'Whole card clickable',
  args: listOf(standard),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Boka service' });
    await expect(link).toHaveAttribute('href', '/service');
    await expect(linkAt(canvas.getByRole('img'))).toBe(link);
    const other = canvas.getByRole('link', { name: 'innan vi byter' });
    await expect(linkAt(other)).toBe(other);
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  args: listOf(standard),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'innan vi byter' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Boka service' })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};

export const WithoutPicture: Story = {
  name: 'Without a picture',
  args: listOf(withoutPicture),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const card = canvas.getByRole('article');
    const title = box(canvas.getByRole('heading', { level: 3 }));
    await expect(title.left - box(card).left).toBeLessThan(40);
    const icon = card.querySelector('svg');
    await expect(icon && box(icon).bottom).toBeLessThan(title.top);
  },
};

export const LinkText: Story = {
  name: 'Without a button text or link',
  render: () => (
    <>
      <BlockExample {...listOf({ ...standard, ButtonText: field('') })} />
      <BlockExample {...listOf({ Title: standard.Title, ButtonText: standard.ButtonText })} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Om service' })).toBeVisible();
    await expect(canvas.queryByText('Boka service')).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'Empty',
  args: { fields: { Link: standard.Link, Icon: standard.Icon, ButtonText: standard.ButtonText } },
  play: showsNothing('article'),
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: listOf({
    Title: field('<b>Service</b>'),
    Text: null,
    Image: field('not a picture'),
    Icon: { value: ['Workshop'] },
    Link: { value: { href: 'data:text/html,x', text: 'Klicka' } },
    ButtonText: { value: {} },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('<b>Service</b>');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const tooMuch = { ...standard, ...longFields };

export const VeryLong: Story = {
  ...onSmallPhone,
  name: 'Very long text on a phone',
  args: listOf(tooMuch),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const VeryLongBesideAPicture: Story = {
  name: 'Very long text beside a picture',
  globals: { viewport: { value: 'tablet' } },
  args: listOf(tooMuch),
  play: async ({ canvas }) => {
    const { card, title } = placesIn(canvas, 3);
    await expect(title.right).toBeLessThanOrEqual(card.right);
    await expect(sidewaysScroll()).toBe(0);
  },
};

const names = ['Image', 'Title', 'Text', 'Link', 'ButtonText'];
const empty = Object.fromEntries(names.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: { ...listOf(editable(standard)), mode: 'edit' },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(names);
    await expect(linkAt(canvas.getByRole('img'))).toBeNull();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty card',
  args: { ...listOf(editable(empty)), mode: 'edit' },
  play: showsFieldNames(names),
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="ListCard" fields={standard} />
      <BlockExample {...listOf(standard)} placeholders={{ 'card-list-1': overview }} />
    </>
  ),
};

const overview = [
  { componentName: 'ListCard', fields: standard },
  ...cardsOf('ListCard', 2),
  { componentName: 'ListCard', fields: withoutPicture },
];

function placesIn(canvas: Canvas, level: number) {
  return {
    card: box(canvas.getByRole('article')),
    image: box(canvas.getByRole('img')),
    title: box(canvas.getByRole('heading', { level })),
  };
}
