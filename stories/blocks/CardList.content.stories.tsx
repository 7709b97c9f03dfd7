import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { cardsOf } from '../fixtures/cards.ts';
import {
  editable,
  editing,
  field,
  linkField,
  malformedSection,
  markedFields,
} from '../fixtures/fields.ts';
import { longCard, longWord, onSmallPhone } from '../fixtures/longWords.ts';
import { cardListMeta, holding, standard } from './cardListStates.ts';
import { box, onFirstLine, sidewaysScroll } from './layout.ts';
import { onEveryGround, showsFieldNames, showsNothing, withEveryTitleTag } from './variants.tsx';

// The manual is generated from CardList.stories.tsx.
const meta = { title: 'Blocks/CardList', tags: ['!autodocs'], ...cardListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const untitled = { Text: field('<p>Vi förvarar dina hjul.</p>') };

export const TitleTags: Story = withEveryTitleTag({
  componentName: 'CardList',
  placeholders: { 'card-list-1': [{ componentName: 'Card', fields: untitled }] },
});

export const Grounds: Story = onEveryGround({
  componentName: 'CardList',
  fields: standard,
  placeholders: holding('Card', 3),
});

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
  play: showsNothing('heading'),
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: malformedSection,
    placeholders: { 'card-list-1': [{ componentName: 'Card' }, ...cardsOf('Card', 2)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<i>Snett</i>');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText('Klicka')).toBeNull();
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
  ...onSmallPhone,
  name: 'Very long text on a phone',
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
  args: editing(standard),
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
  play: async (story) => {
    await expect(markedFields(story.canvasElement)).toEqual(names);
    await showsFieldNames(names)(story);
    const empty = placeholderOf(story.canvasElement)?.closest('.sc-jss-empty-placeholder');
    // A block is dropped there, so it needs the size of a target at least.
    await expect(empty?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

function placeholderOf(canvasElement: HTMLElement): Element | null {
  return canvasElement.querySelector('code[chrometype="placeholder"][id^="card-list"]');
}
