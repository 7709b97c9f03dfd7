import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { cardsOf } from '../fixtures/cards.ts';
import { editable, field, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { box, onFirstLine, sidewaysScroll } from './layout.ts';
import { manualPage } from './manual/manualPage.tsx';
import {
  expectDifferentGrounds,
  expectTitleLevels,
  OnEveryGround,
  WithEveryTitleTag,
} from './variants.tsx';

const standard = {
  Title: field('Vi tar hand om bilen'),
  TitleTag: field('h2'),
  Text: field('<p>Nio verkstäder från Malmö till Luleå. <a href="/boka">Boka på en minut</a>.</p>'),
  Link: linkField('/verkstad', 'Alla tjänster'),
};

/** Content of the placeholder: a number of cards of one kind. */
function holding(...cards: Parameters<typeof cardsOf>) {
  return { 'card-list-1': cardsOf(...cards) };
}

const meta = {
  title: 'Blocks/CardList',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('CardList', 'strip') },
  args: { componentName: 'CardList', fields: standard, placeholders: holding('Card', 3) },
} satisfies Meta<typeof BlockExample>;

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
  ...columnsAt('tablet', [1, 1, 3, 1]),
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

const untitled = { Text: field('<p>Vi förvarar dina hjul.</p>') };

export const TitleTags: Story = {
  render: () => (
    <WithEveryTitleTag
      componentName="CardList"
      placeholders={{ 'card-list-1': [{ componentName: 'Card', fields: untitled }] }}
    />
  ),
  play: ({ canvas }) => expectTitleLevels(canvas),
};

export const Grounds: Story = {
  render: () => (
    <OnEveryGround componentName="CardList" fields={standard} placeholders={holding('Card', 3)} />
  ),
  play: ({ canvasElement }) => expectDifferentGrounds(canvasElement),
};

export const OnlyCards: Story = {
  name: 'Only cards',
  args: { fields: { TitleTag: field('h2') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const LinkWithoutText: Story = {
  name: 'Link without a text',
  args: { fields: { ...standard, Link: linkField('/verkstad', ' ') } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="/verkstad"]')).toBeNull();
  },
};

export const WithoutCards: Story = {
  name: 'Without cards',
  args: { placeholders: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: field('<i>Snett</i>'),
      TitleTag: field('h9'),
      Text: null,
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
      BackgroundColor: field('Pink'),
    },
    placeholders: { 'card-list-1': [{ componentName: 'Card' }, ...cardsOf('Card', 2)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<i>Snett</i>');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText('Klicka')).toBeNull();
  },
};

const longWord = 'Moottoriajoneuvokatsastusasemanhoitaja';
const longCard = {
  componentName: 'Card',
  fields: {
    Title: field(longWord),
    Text: field(`<p>${'Henkilötietojenkäsittelyperiaatteet, '.repeat(100)}</p>`),
    Link: linkField('/', 'Rahoitusvaihtoehtojenvertailulaskuri'),
  },
};
const tooMuch = {
  fields: {
    Title: field(longWord.repeat(3)),
    Text: field(`<p>${'Henkilötietojenkäsittelyperiaatteet, '.repeat(270)}</p>`),
    Link: linkField('/', longWord.repeat(3)),
  },
  placeholders: { 'card-list-1': [longCard, longCard, longCard] },
};

export const VeryLong: Story = {
  name: 'Very long text on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: tooMuch,
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const VeryLongInColumns: Story = {
  name: 'Very long text in three columns',
  globals: { viewport: { value: 'tablet' } },
  args: tooMuch,
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    const cards = canvas.getAllByRole('article');
    await expect(onFirstLine(cards)).toBe(3);
    for (const card of cards) {
      const right = box(within(card).getByRole('heading')).right;
      await expect(right).toBeLessThanOrEqual(box(card).right);
    }
  },
};

const names = ['Title', 'Text', 'Link'];
const empty = Object.fromEntries(names.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: { mode: 'edit', fields: editable(standard) },
  play: async ({ canvas, canvasElement }) => {
    const marked = markedFields(canvasElement).filter((name) => name !== 'TitleTag');
    await expect(marked).toEqual(names);
    await expect(placeholderOf(canvasElement)).not.toBeNull();
    const renderings = canvasElement.querySelectorAll('code[chrometype="rendering"][kind="open"]');
    await expect(renderings).toHaveLength(4);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty list',
  args: { mode: 'edit', fields: editable(empty), placeholders: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(names);
    for (const name of names) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    await expect(placeholderOf(canvasElement)).not.toBeNull();
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

function placeholderOf(canvasElement: HTMLElement): Element | null {
  return canvasElement.querySelector('code[chrometype="placeholder"][id^="card-list"]');
}
