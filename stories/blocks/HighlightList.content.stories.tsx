import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  editable,
  editing,
  field,
  items,
  linkField,
  malformedSection,
  markedFields,
} from '../fixtures/fields.ts';
import { onSmallPhone } from '../fixtures/longWords.ts';
import { onTablet } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { change, highlightListMeta, item, standard, titlesOf } from './highlightListStates.ts';
import { box, sidewaysScroll } from './layout.ts';
import { onEveryGround, showsNothing, WithEveryTitleTag } from './variants.tsx';

// The manual is generated from HighlightList.stories.tsx.
const meta = { title: 'Blocks/HighlightList', tags: ['!autodocs'], ...highlightListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: 'Highlights with links',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Så gäller garantin' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/garanti');
  },
};

export const OnlyTitles: Story = {
  name: 'Only titles',
  args: { fields: { Items: items({ Title: field('Snabbt') }, { Title: field('Nära') }) } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['Snabbt', 'Nära']);
    await expect(canvas.queryByRole('paragraph')).toBeNull();
    await expect(canvas.getByRole('list').querySelector('svg')).toBeNull();
  },
};

export const Incomplete: Story = {
  name: 'Incomplete highlights left out',
  args: {
    fields: {
      ...standard,
      Items: items(
        { Icon: field('Star'), Text: field('Utan rubrik') },
        { Title: field('   ') },
        {},
        { ...change, Link: linkField('/byte', '') },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(titlesOf(canvas)).toEqual(['Fjorton dagars bytesrätt']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(within(canvas.getByRole('list')).queryByRole('link')).toBeNull();
  },
};

export const Duplicate: Story = {
  name: 'Same highlight twice',
  args: {
    fields: {
      ...standard,
      Items: {
        value: [
          { id: 'same', name: 'same', fields: change },
          { id: 'same', name: 'same', fields: change },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(titlesOf(canvas)).toHaveLength(2);
  },
};

export const Nothing: Story = {
  name: 'Without highlights',
  render: () => (
    <>
      <BlockExample componentName="HighlightList" />
      <BlockExample componentName="HighlightList" fields={{ ...standard, Items: items() }} />
      <BlockExample componentName="HighlightList" fields={{ ...standard, Items: items({}) }} />
    </>
  ),
  play: showsNothing('list'),
};

export const TitleTags: Story = {
  name: 'Title tags',
  render: () => <WithEveryTitleTag componentName="HighlightList" fields={standard} />,
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(headings).toEqual([
      ...['H1', 'H2', 'H2', 'H2'],
      ...['H2', 'H3', 'H3', 'H3'],
      ...['H3', 'H4', 'H4', 'H4'],
    ]);
  },
};

export const Grounds: Story = onEveryGround({ componentName: 'HighlightList', fields: standard });

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      ...malformedSection,
      Items: {
        value: [
          'no item',
          null,
          {
            id: '1',
            fields: {
              Icon: field('Unicorn'),
              Title: field('<b>Ett</b>'),
              Text: { value: 5 },
              Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
            },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<i>Snett</i>');
    await expect(titlesOf(canvas)).toEqual(['<b>Ett</b>']);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ItemsOfAnotherType: Story = {
  name: 'Items that are no list',
  args: { fields: { ...standard, Items: field('three') } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

const longItem = {
  ...item(
    'Percent',
    'Moottoriajoneuvokatsastusasemanhoitaja',
    'Henkilötietojenkäsittelyperiaatteet, '.repeat(270),
  ),
  Link: linkField('/', 'Rahoitusvaihtoehtojenvertailulaskuri'.repeat(3)),
};

const tooMuch = {
  ...standard,
  Title: field('Moottoriajoneuvokatsastusasemanhoitaja'.repeat(3)),
  Items: items(longItem, longItem, longItem),
};

export const VeryLong: Story = {
  ...onSmallPhone,
  name: 'Very long text on a phone',
  args: { fields: tooMuch },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const VeryLongInColumns: Story = {
  name: 'Very long text in columns',
  globals: onTablet,
  args: { fields: tooMuch },
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    for (const point of canvas.getAllByRole('listitem')) {
      for (const part of [within(point).getByRole('heading'), within(point).getByRole('link')]) {
        await expect(box(part).right).toBeLessThanOrEqual(box(point).right + 1);
      }
    }
  },
};

const itemNames = ['Title', 'Text', 'Link'];

const emptyItem = Object.fromEntries(itemNames.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: editing({
    Title: field(''),
    Text: field(''),
    Items: items(editable(emptyItem), editable({ ...emptyItem, Title: field('Snabbt') })),
  }),
  play: async ({ canvas, canvasElement }) => {
    const own = ['Title', 'Text', 'Items'];
    await expect(markedFields(canvasElement)).toEqual([...own, ...itemNames, ...itemNames]);
    await expect(canvas.getAllByText('[Title]')).toHaveLength(2);
    await expect(canvas.getByText('Snabbt')).toBeVisible();
    await expect(canvas.getAllByText('[Text]')).toHaveLength(3);
    await expect(canvas.getAllByText('[Link]')).toHaveLength(2);
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty list',
  args: editing({ ...standard, Items: items() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[Items]')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
