import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { field, items } from '../fixtures/fields.ts';
import { onDesktop, onPhone, onTablet } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import {
  change,
  highlightListMeta,
  item,
  linked,
  protocol,
  standard,
  titlesOf,
} from './highlightListStates.ts';
import { box, onFirstLine, sidewaysScroll } from './layout.ts';

const hours = item('Clock', 'Öppet på lördagar', 'Verkstad och butik, klockan 10 till 15.');

const meta = { title: 'Blocks/HighlightList', tags: ['autodocs'], ...highlightListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  name: 'On a desktop',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tryggt hela vägen');
    await expect(canvas.getByRole('link', { name: 'utan stjärnor' })).toBeVisible();
    const points = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(onFirstLine(points)).toBe(3);
    await expect(titlesOf(canvas)).toEqual([
      'Tolv månaders garanti',
      'Fjorton dagars bytesrätt',
      'Protokoll i bilen',
    ]);
    await expect(canvas.getByText(/Gäller motor/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    const points = canvas.getAllByRole('listitem');
    await expect(onFirstLine(points)).toBe(1);
    for (const point of points) {
      const sign = point.querySelector('svg');
      const { left } = box(within(point).getByRole('heading'));
      await expect(sign && box(sign).right).toBeLessThan(left);
    }
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const IconsAbove: Story = {
  name: 'Icons above the text',
  globals: onTablet,
  play: async ({ canvas }) => {
    for (const point of canvas.getAllByRole('listitem')) {
      const sign = point.querySelector('svg');
      const { top } = box(within(point).getByRole('heading'));
      await expect(sign && box(sign).bottom).toBeLessThan(top);
    }
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** Expects these numbers of columns for lists of two, three, four, six and eight highlights. */
function columnsAt(viewport: string, columns: readonly number[]): Story {
  return {
    globals: { viewport: { value: viewport } },
    render: () => (
      <>
        {[2, 3, 4, 6, 8].map((count) => (
          <BlockExample
            key={count}
            componentName="HighlightList"
            fields={{ ...standard, Items: items(...Array.from({ length: count }, () => change)) }}
          />
        ))}
      </>
    ),
    play: async ({ canvas }) => {
      const lists = canvas.getAllByRole('list');
      const seen = lists.map((list) => onFirstLine(within(list).getAllByRole('listitem')));
      await expect(seen).toEqual(columns);
      await expect(sidewaysScroll()).toBe(0);
    },
  };
}

export const At768: Story = {
  ...columnsAt('tablet', [2, 3, 2, 3, 3]),
  name: 'Columns at 768 px',
};

export const At1280: Story = {
  ...columnsAt('desktop', [2, 3, 4, 3, 4]),
  name: 'Columns at 1280 px',
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="HighlightList" fields={standard} />
      <BlockExample
        componentName="HighlightList"
        fields={{
          ...standard,
          BackgroundColor: field('BackgroundColor1'),
          Items: items(linked, change, protocol, hours),
        }}
      />
      <BlockExample
        componentName="HighlightList"
        fields={{
          ...standard,
          BackgroundColor: field('BackgroundColor3'),
          Items: items(linked, change, protocol, hours, change, linked),
        }}
      />
      <BlockExample
        componentName="HighlightList"
        fields={{
          ...standard,
          BackgroundColor: field('BackgroundColor2'),
          Items: items(change, protocol),
        }}
      />
    </>
  ),
};
