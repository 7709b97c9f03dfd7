import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cardsOf } from '../fixtures/cards.ts';
import { field, linkField } from '../fixtures/fields.ts';
import { onDesktop, onPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { cardMeta, standard, withoutPicture } from './cardStates.ts';
import { box, linkAt, sidewaysScroll } from './layout.ts';

const meta = { title: 'Blocks/Card', tags: ['autodocs'], ...cardMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  name: 'Alone on a page',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Däckhotell' });
    const image = box(canvas.getByRole('img', { name: 'En röd bil vid havet' }));
    await expect(image.right).toBeLessThan(box(heading).left);
    const card = box(canvas.getByRole('article'));
    await expect(image.width).toBeCloseTo(card.width / 2, -1);
    await expect(card.top).toBeGreaterThan(20);
    await expect(card.left).toBeGreaterThanOrEqual(16);
  },
};

export const Nested: Story = {
  name: 'In a card list',
  globals: onDesktop,
  args: {
    componentName: 'CardList',
    fields: { Title: field('I verkstaden') },
    placeholders: { 'card-list-1': [{ componentName: 'Card', fields: standard }] },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Däckhotell' });
    const card = canvas.getByRole('article');
    await expect(box(card).left).toBeCloseTo(
      box(canvas.getByRole('heading', { level: 2 })).left,
      0,
    );
    const image = box(canvas.getByRole('img'));
    await expect(image.bottom).toBeLessThan(box(heading).top);
    await expect(image.width / image.height).toBeCloseTo(4 / 3, 1);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    const image = box(canvas.getByRole('img'));
    await expect(image.bottom).toBeLessThan(box(canvas.getByRole('heading')).top);
    await expect(image.width).toBeGreaterThan(320);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const WholeCard: Story = {
  name: 'Whole card clickable',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Boka däckskifte' });
    await expect(link).toHaveAttribute('href', '/dackhotell');
    await expect(linkAt(canvas.getByRole('img'))).toBe(link);
    await expect(linkAt(canvas.getByRole('heading'))).toBe(link);
    const other = canvas.getByRole('link', { name: 'sköter vi dem' });
    await expect(linkAt(other)).toBe(other);
    await expect(other).toHaveAttribute('href', '/hjul');
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'sköter vi dem' })).toHaveFocus();
    await expect(getComputedStyle(card).outlineStyle).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toHaveFocus();
    await expect(getComputedStyle(card).outlineStyle).toBe('solid');
  },
};

export const LinkTexts: Story = {
  name: 'Where the link text comes from',
  render: () => (
    <>
      <BlockExample componentName="Card" fields={standard} />
      <BlockExample componentName="Card" fields={{ ...standard, ButtonText: field('  ') }} />
      <BlockExample
        componentName="Card"
        fields={{ ...standard, ButtonText: field(''), Link: linkField('/dackhotell', '') }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas
      .getAllByRole('article')
      .map((card) => within(card).getAllByRole('link')[1]);
    const says = links.map((link) => link?.textContent);
    await expect(says).toEqual(['Boka däckskifte', 'Om däckhotellet', 'Däckhotell']);
  },
};

export const WithoutLink: Story = {
  name: 'Without a link',
  args: { fields: { ...standard, Link: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'sköter vi dem' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(linkAt(canvas.getByRole('img'))).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="Card" fields={standard} />
      <BlockExample componentName="Card" fields={withoutPicture} />
      <BlockExample
        componentName="CardList"
        fields={{ Title: field('I verkstaden') }}
        placeholders={{ 'card-list-1': overview }}
      />
    </>
  ),
};

const overview = [{ componentName: 'Card', fields: standard }, ...cardsOf('Card', 3).slice(1)];
