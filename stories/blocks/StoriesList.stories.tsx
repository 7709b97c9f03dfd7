import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ok } from '#domain/result.ts';
import { editable, field, markedFields } from '../fixtures/fields.ts';
import { exampleStories, exampleStoriesService } from '../fixtures/stories.ts';
import { onDesktop, onSmallPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import {
  cardsOf,
  chip,
  decided,
  index,
  more,
  says,
  serving,
  storiesListMeta,
  words,
} from './storiesListStates.ts';

const meta = { title: 'Blocks/StoriesList', tags: ['autodocs'], ...storiesListMeta };

export default meta;
type Story = StoryObj<typeof meta>;

const whole = exampleStories({ limit: 9, tagIds: [] });

const firstPart = exampleStories({ limit: 4, tagIds: [] });

const box = (element: Element) => element.getBoundingClientRect();

const pictureOf = (card: HTMLElement) => within(card).getByRole('img').parentElement ?? card;

const bare = whole.stories.filter(({ title }) => title === 'Öppet hus i Umeå');

const word = 'Ajoneuvoveroilmoitus'.repeat(4);

const longStories = firstPart.stories.map((story) => ({
  ...story,
  title: `${word} ${story.title}`,
  premble: `${word} `.repeat(20),
}));

export const Standard: Story = {
  name: 'Picture cards',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const [first, second] = await cardsOf(canvas, 4);
    if (!first || !second) throw new Error('no cards');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nyheter');
    const title = within(first).getByRole('heading', { level: 2 });
    await expect(title).toHaveTextContent('Nu går det att ladda vid alla nio anläggningar');
    await expect(within(title).getByRole('link')).toHaveAttribute(
      'href',
      '/nyheter/2026/berattelse-1',
    );
    await expect(within(first).getByText('5 mars 2026')).toHaveAttribute('datetime', '2026-03-05');
    await expect(within(second).getByText('Däck')).toBeVisible();
    await expect(within(second).getByText('Vinter')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'En bil i skogen' })).toBeVisible();
    await says(canvas, 'Visar 4 av 9');
    // Parts line up across a row, however long the texts.
    await expect(box(pictureOf(first)).bottom).toBeCloseTo(box(pictureOf(second)).bottom, 0);
    await expect(box(title).top).toBeCloseTo(box(within(second).getByRole('heading')).top, 0);
  },
};

export const Rows: Story = {
  name: 'Rows (variant 2)',
  globals: onDesktop,
  args: { frame: decided({ layout: field('Variant 2') }) },
  play: async ({ canvas }) => {
    const [first, second] = await cardsOf(canvas, 4);
    if (!first || !second) throw new Error('no cards');
    await expect(box(pictureOf(first)).right).toBeLessThan(
      box(within(first).getByRole('heading')).left,
    );
    await expect(box(first).bottom).toBeLessThanOrEqual(box(second).top);
  },
};

export const Highlighted: Story = {
  name: 'Newest story highlighted',
  globals: onDesktop,
  args: { frame: decided({ highlightLatestStory: field(true) }) },
  play: async ({ canvas }) => {
    const [first, second, third] = await cardsOf(canvas, 4);
    if (!first || !second || !third) throw new Error('no cards');
    await expect(box(pictureOf(first)).width).toBeGreaterThan(1.5 * box(pictureOf(second)).width);
    await expect(box(first).bottom).toBeLessThan(box(second).top);
    await expect(box(second).top).toBeCloseTo(box(third).top, 0);
    await userEvent.click(await chip(canvas, 'Elbilar'));
    const [newest, next] = await cardsOf(canvas, 3);
    if (!newest || !next) throw new Error('no cards');
    await expect(box(pictureOf(newest)).width).toBeCloseTo(box(pictureOf(next)).width, 0);
  },
};

export const HighlightedRows: Story = {
  name: 'Newest story highlighted above rows',
  globals: onDesktop,
  args: {
    frame: decided({ highlightLatestStory: field(true), layout: field('Variant 2') }),
  },
  play: async ({ canvas }) => {
    const [first, second] = await cardsOf(canvas, 4);
    if (!first || !second) throw new Error('no cards');
    await expect(box(pictureOf(first)).width).toBeGreaterThan(box(pictureOf(second)).width);
  },
};

export const WithoutDates: Story = {
  args: { frame: decided({ showDates: field(false) }) },
  play: async ({ canvas, canvasElement }) => {
    await cardsOf(canvas, 4);
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

export const WithoutTags: Story = {
  name: 'Site without tags',
  args: { services: { stories: { ...exampleStoriesService, tags: async () => ok([]) } } },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.queryByText('Elbilar')).toBeNull();
  },
};

export const OnlyTitle: Story = {
  name: 'One story with only a title',
  args: { services: serving({ ...whole, stories: bare, total: 1, next: undefined }) },
  play: async ({ canvas }) => {
    const [card] = await cardsOf(canvas, 1);
    if (!card) throw new Error('no card');
    await expect(within(card).queryByRole('img')).toBeNull();
    await expect(card).toHaveTextContent('11 oktober 2025Öppet hus i Umeå');
    await says(canvas, 'Visar 1 av 1');
    await expect(canvas.queryByRole('button', more)).toBeNull();
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: {} },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

export const TitleTags: Story = {
  name: 'Title tags',
  args: { fields: { ...words, TitleTag: field('h3') } },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onSmallPhone,
  args: { frame: decided({ highlightLatestStory: field(true) }) },
  play: async ({ canvas }) => {
    const [first, second] = await cardsOf(canvas, 4);
    if (!first || !second) throw new Error('no cards');
    await expect(box(first).width).toBeCloseTo(box(second).width, 0);
    await expect(box(first).bottom).toBeLessThan(box(second).top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await userEvent.click(await chip(canvas, 'Vinter'));
    await says(canvas, 'Visar 2 av 2');
  },
};

export const RowsOnAPhone: Story = {
  name: 'Rows on a phone',
  globals: onSmallPhone,
  args: { frame: decided({ layout: field('Variant 2') }) },
  play: async ({ canvas }) => {
    const [first] = await cardsOf(canvas, 4);
    if (!first) throw new Error('no card');
    await expect(box(pictureOf(first)).bottom).toBeLessThan(
      box(within(first).getByRole('heading')).top,
    );
  },
};

export const LongWords: Story = {
  name: 'Long words',
  globals: onSmallPhone,
  args: { services: serving({ ...firstPart, stories: longStories }) },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Malformed: Story = {
  name: 'Malformed settings',
  args: {
    fields: { Title: { value: ['no'] }, TitleTag: field('h9') },
    frame: decided({
      showDates: field('sometimes'),
      layout: field('Variant 9'),
      highlightLatestStory: { value: {} },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = await cardsOf(canvas, 4);
    if (!first || !second) throw new Error('no cards');
    await expect(canvasElement.querySelector('time')).toBeNull();
    await expect(box(pictureOf(first)).width).toBeCloseTo(box(pictureOf(second)).width, 0);
  },
};

export const Empty: Story = {
  name: 'No stories',
  args: { services: serving({ ...whole, stories: [], total: 0, next: undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inga nyheter matchar ditt val.')).toBeVisible();
  },
};

export const EmptyForEditors: Story = {
  name: 'No stories, for editors',
  args: {
    mode: 'edit',
    fields: editable(words),
    services: serving({ ...whole, stories: [], total: 0, next: undefined }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inga nyheter matchar ditt val.')).toBeVisible();
  },
};

export const Editing: Story = {
  name: 'Editing',
  args: {
    mode: 'edit',
    fields: editable({ Title: field(''), TitleTag: field('h1') }),
    frame: decided(editable(index) as Readonly<Record<string, object>>),
  },
  play: async ({ canvas, canvasElement }) => {
    await cardsOf(canvas, 4);
    await expect(markedFields(canvasElement)).toEqual([
      'showDates',
      'layout',
      'highlightLatestStory',
      'Title',
    ]);
    await expect(canvas.getByText('[Title]')).toBeVisible();
    await expect(canvas.getByText('[layout]')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {[
        decided({ highlightLatestStory: field(true) }),
        decided(),
        decided({ layout: field('Variant 2') }),
      ].map((frame, at) => (
        <BlockExample
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          key={at}
          componentName="StoriesList"
          fields={{ ...words, TitleTag: field('h2') }}
          path="/nyheter"
          frame={frame}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
  },
};
