import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { field } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { cardListMeta, holding, standard } from './cardListStates.ts';
import { box, onFirstLine, sidewaysScroll } from './layout.ts';

const meta = { title: 'Blocks/CardList', tags: ['autodocs'], ...cardListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Cards with a link to all',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Vi tar hand om bilen',
    );
    await expect(canvas.getByRole('link', { name: 'Boka på en minut' })).toHaveAttribute(
      'href',
      '/boka',
    );
    const cards = canvas.getAllByRole('heading', { level: 3 });
    const titles = cards.map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Däckhotell', 'Service', 'Skador och lack']);
    const all = canvas.getByRole('link', { name: 'Alla tjänster' });
    await expect(all).toHaveAttribute('href', '/verkstad');
    for (const card of canvas.getAllByRole('article')) {
      await expect(box(card).bottom).toBeLessThan(box(all).top);
    }
  },
};

const counts = [1, 2, 3, 4];

/** The number of cards in the first row of lists of one, two, three and four. */
function columnsAt(viewport: string, columns: readonly number[]): Story {
  return {
    globals: { viewport: { value: viewport } },
    render: () => <Lists of="Card" />,
    play: async ({ canvasElement }) => {
      await expect(columnsOf(canvasElement)).toEqual(columns);
      await expect(sidewaysScroll()).toBe(0);
    },
  };
}

export const At375: Story = {
  ...columnsAt('phone', [1, 1, 1, 1]),
  name: 'Cards at 375 px',
};

export const At767: Story = {
  ...columnsAt('below-tablet', [1, 1, 1, 1]),
  name: 'Cards at 767 px',
};

export const At768: Story = {
  ...columnsAt('tablet', [1, 1, 3, 2]),
  name: 'Cards at 768 px',
};

export const At1024: Story = {
  ...columnsAt('laptop', [1, 2, 3, 2]),
  name: 'Cards at 1024 px',
};

export const At1280: Story = {
  ...columnsAt('desktop', [1, 2, 3, 2]),
  name: 'Cards at 1280 px',
};

export const At1499: Story = {
  ...columnsAt('below-wide', [1, 2, 3, 2]),
  name: 'Cards at 1499 px',
};

export const At1500: Story = {
  ...columnsAt('wide', [1, 2, 3, 4]),
  name: 'Cards at 1500 px',
};

export const LastCardFillsRow: Story = {
  name: 'Last card fills its row',
  globals: { viewport: { value: 'tablet' } },
  args: { placeholders: holding('Card', 2) },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const heading = within(card).getByRole('heading');
      await expect(box(within(card).getByRole('img')).right).toBeLessThan(box(heading).left);
    }
  },
};

/** The same for ListCards, which are rows. */
function rowsAt(viewport: string, columns: readonly number[]): Story {
  return {
    globals: { viewport: { value: viewport } },
    render: () => <Lists of="ListCard" />,
    play: async ({ canvas, canvasElement }) => {
      await expect(columnsOf(canvasElement)).toEqual(columns);
      for (const card of canvas.getAllByRole('article')) {
        const heading = within(card).getByRole('heading');
        await expect(box(within(card).getByRole('img')).right).toBeLessThan(box(heading).left);
      }
      await expect(sidewaysScroll()).toBe(0);
    },
  };
}

export const RowsAt768: Story = {
  ...rowsAt('tablet', [1, 1, 1, 1]),
  name: 'List cards at 768 px',
};

export const RowsAt1279: Story = {
  ...rowsAt('below-desktop', [1, 1, 1, 1]),
  name: 'List cards at 1279 px',
};

export const RowsAt1280: Story = {
  ...rowsAt('desktop', [1, 2, 2, 2]),
  name: 'List cards at 1280 px',
};

export const RowsAt1500: Story = {
  ...rowsAt('wide', [1, 2, 2, 2]),
  name: 'List cards at 1500 px',
};

export const Aligned: Story = {
  name: 'Card parts line up',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((card) => within(card));
    const parts = cards.map(({ getByRole }) => {
      const places = [getByRole('heading'), getByRole('paragraph'), getByRole('link')];
      return places.map((part) => Math.round(box(part).top));
    });
    await expect(parts[1]).toEqual(parts[0]);
    await expect(parts[2]).toEqual(parts[0]);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="CardList" fields={standard} placeholders={holding('Card', 3)} />
      <BlockExample
        componentName="CardList"
        fields={{ ...standard, BackgroundColor: field('BackgroundColor1') }}
        placeholders={holding('Card', 4)}
      />
      <BlockExample
        componentName="CardList"
        fields={{ ...standard, BackgroundColor: field('BackgroundColor2') }}
        placeholders={holding('ListCard', 4)}
      />
      <BlockExample
        componentName="CardList"
        fields={{ ...standard, BackgroundColor: field('BackgroundColor3') }}
        placeholders={holding('ImageCard', 2)}
      />
    </>
  ),
};

/** Lists of one, two, three and four cards. */
function Lists({ of: name }: { of: 'Card' | 'ListCard' }) {
  return counts.map((count) => (
    <BlockExample
      key={count}
      componentName="CardList"
      fields={{ Title: field(`${count}`) }}
      placeholders={holding(name, count)}
    />
  ));
}

/** For each list, the number of cards in its first row. */
function columnsOf(canvasElement: HTMLElement): number[] {
  const lists = Array.from(canvasElement.querySelectorAll('section'));
  return lists.map((list) => onFirstLine(within(list).getAllByRole('article')));
}
