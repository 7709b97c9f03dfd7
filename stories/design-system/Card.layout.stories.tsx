import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge, Card, CardGrid, type CardProps, Text } from '#design-system';
import { action, banner, cardMeta, full, hitAt, rows, texts, title, uneven } from './cardParts.tsx';

const meta = { title: 'Primitives/Card', ...cardMeta };

export default meta;

type Story = StoryObj<typeof meta>;

function topsOf(elements: readonly HTMLElement[]): number[] {
  const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
  return [...new Set(tops)];
}

export const Aligned: Story = {
  name: 'Card parts line up',
  render: () => <CardGrid>{uneven}</CardGrid>,
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole('heading'))).toHaveLength(1);
    await expect(
      topsOf([canvas.getByText(/Du får ett pris/), canvas.getByText(texts.short)]),
    ).toHaveLength(1);
    await expect(topsOf(canvas.getAllByText('Från 495 kr'))).toHaveLength(1);
    await expect(topsOf(canvas.getAllByRole('link', { name: /Boka|Läs/ }))).toHaveLength(1);
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const RowGap: Story = {
  name: 'Equal gaps',
  render: () => (
    <CardGrid>
      {uneven}
      {uneven}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    const [first, second, , below] = boxes;
    if (!first || !second || !below) throw new Error('fewer cards than expected');
    await expect(below.top - first.bottom).toBeCloseTo(second.left - first.right, 0);
  },
};

function LongWords({ layout }: Pick<CardProps, 'layout'>) {
  const word = 'Ajoneuvovakuutusmaksukorotus';
  return (
    <Card
      {...full}
      layout={layout}
      title={title(word.repeat(4))}
      text={<Text>{word.repeat(6)}</Text>}
      facts={<Text>{word.repeat(3)}</Text>}
      action={action(word.repeat(3))}
      badge={<Badge tone="campaign">{word.repeat(2)}</Badge>}
    />
  );
}

export const LongWordsOnAPhone: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  render: () => (
    <CardGrid>
      <LongWords />
      <LongWords layout="feature" />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

export const Rows: Story = {
  name: 'Rows in a list',
  globals: { viewport: { value: 'desktop' } },
  render: () => <CardGrid>{rows}</CardGrid>,
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('article').map((card) => card.offsetTop);
    await expect(first).toBe(second);
    await expect(third).toBeGreaterThan(first ?? 0);
    const [words] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    const [image] = canvas.getAllByRole('presentation').map((each) => each.getBoundingClientRect());
    await expect(image?.right).toBeLessThan(words?.left ?? 0);
  },
};

/** Text over a picture; the whole card is clickable. */
export const Overlay: Story = {
  render: () => banner,
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Vägen till fjällen' });
    await expect(hitAt(canvas.getByRole('article'))).toBe(way);
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};
