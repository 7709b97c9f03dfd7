import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import {
  editable,
  editing,
  field,
  items,
  malformedSection,
  markedFields,
} from '../fixtures/fields.ts';
import { onSmallPhone } from '../fixtures/longWords.ts';
import { onDesktop, onPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, onFirstLine, sidewaysScroll } from './layout.ts';
import { onEveryGround, showsNothing, withEveryTitleTag } from './variants.tsx';

/** The numbers as the platform sends them. */
function numbers(...entries: readonly (readonly [value: string, title: string])[]) {
  return items(...entries.map(([value, title]) => ({ Value: field(value), Title: field(title) })));
}

const places = ['9', 'orter från Malmö till Luleå'] as const;
const stock = ['3 200', 'bilar i lager'] as const;
const year = ['1954', 'året vi öppnade den första verkstaden'] as const;
const again = ['98 %', 'av kunderna skulle handla av oss igen'] as const;

const standard = {
  Title: field('Nordvik i siffror'),
  TitleTag: field('h2'),
  Numbers: numbers(places, stock, year),
};

const meta = {
  title: 'Blocks/NumbersBlock',
  tags: ['autodocs'],
  ...blockMeta('NumbersBlock', 'strip'),
  args: { componentName: 'NumbersBlock', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The titles and values of the numbers, in reading order. */
function numbersIn(canvas: Canvas) {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  return canvas.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]);
}

export const OnADesktop: Story = {
  name: 'On a desktop',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nordvik i siffror');
    await expect(numbersIn(canvas)).toEqual([
      ['orter från Malmö till Luleå', '9'],
      ['bilar i lager', '3 200'],
      ['året vi öppnade den första verkstaden', '1954'],
    ]);
    const values = canvas.getAllByRole('definition');
    await expect(onFirstLine(values)).toBe(3);
    for (const [at, term] of canvas.getAllByRole('term').entries()) {
      const value = values[at];
      await expect(value && box(value).bottom).toBeLessThanOrEqual(box(term).top);
    }
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  args: { fields: { ...standard, Numbers: numbers(places, stock, year, again) } },
  play: async ({ canvas }) => {
    await expect(onFirstLine(canvas.getAllByRole('definition'))).toBe(2);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const OddNumber: Story = {
  name: 'Odd number of entries, phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('definition').map(box);
    await expect(last?.top).toBeGreaterThan(first?.bottom ?? 0);
    await expect(last?.width).toBeGreaterThan(320);
  },
};

export const One: Story = {
  name: 'One number',
  args: { fields: { Numbers: numbers(stock) } },
  play: async ({ canvas }) => {
    await expect(numbersIn(canvas)).toEqual([['bilar i lager', '3 200']]);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Incomplete: Story = {
  name: 'Incomplete numbers left out',
  args: {
    fields: {
      ...standard,
      Numbers: numbers(['', 'bilar i lager'], ['48 h', '  '], year, ['', '']),
    },
  },
  play: async ({ canvas }) => {
    await expect(numbersIn(canvas)).toEqual([['året vi öppnade den första verkstaden', '1954']]);
  },
};

export const Nothing: Story = {
  name: 'Without numbers',
  render: () => (
    <>
      <BlockExample componentName="NumbersBlock" />
      <BlockExample componentName="NumbersBlock" fields={{ ...standard, Numbers: numbers() }} />
      <BlockExample
        componentName="NumbersBlock"
        fields={{ ...standard, Numbers: numbers(['9', '']) }}
      />
      <BlockExample componentName="NumbersBlock" fields={{ ...standard, Numbers: field('9') }} />
    </>
  ),
  play: showsNothing('term'),
};

export const TitleTags: Story = {
  name: 'Title tags',
  ...withEveryTitleTag({ componentName: 'NumbersBlock', fields: standard }),
};

export const Grounds: Story = onEveryGround({ componentName: 'NumbersBlock', fields: standard });

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      ...malformedSection,
      BackgroundColor: { value: {} },
      Numbers: {
        value: [
          'no number',
          null,
          { id: '1', fields: { Value: { value: ['9'] }, Title: field('orter') } },
          { id: '2', fields: { Value: field('<b>9</b>'), Title: field('orter &amp; byar') } },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<i>Snett</i>');
    await expect(numbersIn(canvas)).toEqual([['orter &amp; byar', '<b>9</b>']]);
  },
};

export const VeryLong: Story = {
  ...onSmallPhone,
  name: 'Very long text on a phone',
  args: {
    fields: {
      Title: field('Moottoriajoneuvokatsastusasemanhoitaja'.repeat(3)),
      Numbers: numbers(
        ['123 456 789 012', 'Rahoitusvaihtoehtojenvertailulaskuri'],
        ['Moottoriajoneuvokatsastusasema'.repeat(3), 'sanaa'],
        ['1', 'Henkilötietojenkäsittelyperiaatteet, '.repeat(270)],
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    for (const part of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')]) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  },
};

const entryNames = ['Title', 'Value'];
const emptyEntry = Object.fromEntries(entryNames.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: editing({
    Title: field(''),
    Numbers: items(editable(emptyEntry), editable({ ...emptyEntry, Value: field('9') })),
  }),
  play: async ({ canvas, canvasElement }) => {
    const own = ['Title', 'Numbers'];
    await expect(markedFields(canvasElement)).toEqual([...own, ...entryNames, ...entryNames]);
    await expect(canvas.getByRole('heading', { level: 2, name: '[Title]' })).toBeVisible();
    await expect(canvas.getAllByText('[Title]')).toHaveLength(3);
    await expect(canvas.getAllByText('[Value]')).toHaveLength(1);
    await expect(canvas.getByText('9')).toBeVisible();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty block',
  args: editing({ ...standard, Numbers: numbers() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[Numbers]')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="NumbersBlock" fields={standard} />
      <BlockExample
        componentName="NumbersBlock"
        fields={{
          ...standard,
          BackgroundColor: field('BackgroundColor1'),
          Numbers: numbers(places, stock, year, again),
        }}
      />
      <BlockExample
        componentName="NumbersBlock"
        fields={{ Numbers: numbers(stock, again), BackgroundColor: field('BackgroundColor2') }}
      />
      <BlockExample
        componentName="NumbersBlock"
        fields={{ ...standard, BackgroundColor: field('BackgroundColor3') }}
      />
    </>
  ),
};
