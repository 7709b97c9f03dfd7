import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ok } from '#domain/result.ts';
import type { StoriesPart, StoriesService } from '#domain/stories/service.ts';
import { editable, field, markedFields } from '../fixtures/fields.ts';
import {
  exampleStories,
  exampleStoriesService,
  failingStoriesService,
} from '../fixtures/stories.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';
import { newsroom, storiesApi } from './storiesApi.ts';

const index = {
  showDates: field(true),
  layout: field('Variant 1'),
  highlightLatestStory: field(false),
};

/** The page of the newsroom, with other settings. */
function decided(changes: Readonly<Record<string, object>> = {}): BlockExampleProps['frame'] {
  return { path: '/nyheter', page: { itemId: 'nyheter', fields: { ...index, ...changes } } };
}

const words = { Title: field('Nyheter'), TitleTag: field('h1') };

const meta = {
  title: 'Blocks/StoriesList',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('StoriesList') },
  args: { componentName: 'StoriesList', fields: words, path: '/nyheter', frame: decided() },
  beforeEach: newsroom(),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const onPhone = { viewport: { value: 'mobile1' } };
const onDesktop = { viewport: { value: 'desktop' } };

function serving(part: StoriesPart | undefined): { readonly stories: StoriesService } {
  const list = async () => (part ? ok(part) : await failingStoriesService.list(nothing));
  return { stories: { ...exampleStoriesService, list } };
}
const nothing = { site: '', language: '', index: '', limit: 0, tagIds: [] };
const whole = exampleStories({ limit: 9, tagIds: [] });
const firstPart = exampleStories({ limit: 4, tagIds: [] });

async function cardsOf(canvas: Canvas, count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
  return canvas.getAllByRole('listitem');
}

function titlesOf(cards: readonly HTMLElement[]): string[] {
  return cards.map((card) => within(card).getByRole('link').textContent);
}

async function says(canvas: Canvas, words: string) {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
}

const chip = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const more = { name: 'Visa fler' };
const retry = { name: 'Försök igen' };

async function isPressed(canvas: Canvas, names: readonly string[]) {
  const group = within(await canvas.findByRole('group', { name: 'Filtrera på ämne' }));
  const pressed = group.getAllByRole('button', { pressed: true });
  await expect(pressed.map(({ textContent }) => textContent)).toEqual(names);
}

const box = (element: Element) => element.getBoundingClientRect();
const pictureOf = (card: HTMLElement) => within(card).getByRole('img').parentElement ?? card;

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

export const ByPointer: Story = {
  name: 'Filter by pointer',
  play: async ({ canvas }) => {
    await isPressed(canvas, ['Visa alla']);
    await userEvent.click(await chip(canvas, 'Däck'));
    await says(canvas, 'Visar 2 av 2');
    await expect(titlesOf(await cardsOf(canvas, 2))).toEqual([
      'Hjulskiftet öppnar tidigare i norr',
      'Dubbdäck eller friktionsdäck?',
    ]);
    await isPressed(canvas, ['Däck']);
    await expect(window.location.search).toMatch(/[?&]tags=dack(&|$)/);
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await says(canvas, 'Visar 4 av 5');
    await isPressed(canvas, ['Elbilar', 'Däck']);
    // In the order of the tags, not of the presses: one choice has one address.
    await expect(window.location.search).toMatch(/[?&]tags=elbil,dack(&|$)/);
    await userEvent.click(await chip(canvas, 'Däck'));
    await says(canvas, 'Visar 3 av 3');
    await userEvent.click(await chip(canvas, 'Visa alla'));
    await says(canvas, 'Visar 4 av 9');
    await isPressed(canvas, ['Visa alla']);
    await expect(window.location.search).not.toContain('tags=');
  },
};

export const ByKeyboard: Story = {
  name: 'Filter by keyboard',
  play: async ({ canvas }) => {
    (await chip(canvas, 'Visa alla')).focus();
    await userEvent.tab();
    const electric = await chip(canvas, 'Elbilar');
    await expect(electric).toHaveFocus();
    await userEvent.keyboard(' ');
    await says(canvas, 'Visar 3 av 3');
    await expect(electric).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Visar 4 av 9');
    await expect(electric).toHaveAttribute('aria-pressed', 'false');
  },
};

export const More: Story = {
  name: 'More stories',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', more));
    const cards = await cardsOf(canvas, 8);
    await says(canvas, 'Visar 8 av 9');
    const link = cards[4] && within(cards[4]).getByRole('link');
    await expect(link).toHaveFocus();
    await expect(new Set(titlesOf(cards)).size).toBe(8);
    await userEvent.click(canvas.getByRole('button', more));
    await cardsOf(canvas, 9);
    await says(canvas, 'Visar 9 av 9');
    await expect(canvas.queryByRole('button', more)).toBeNull();
  },
};

export const MoreByKeyboard: Story = {
  name: 'More stories by keyboard',
  beforeEach: newsroom({ query: 'tags=verkstad,elbil' }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 4 av 6');
    canvas.getByRole('button', more).focus();
    await userEvent.keyboard('{Enter}');
    const cards = await cardsOf(canvas, 6);
    await expect(cards[4] && within(cards[4]).getByRole('link')).toHaveFocus();
    await expect(storiesApi().asked.at(-1)?.get('tags')).toBe('elbil,verkstad');
    await expect(canvas.queryByRole('button', more)).toBeNull();
  },
};

export const MoreLoading: Story = {
  name: 'More stories loading',
  play: async ({ canvas, canvasElement }) => {
    await cardsOf(canvas, 4);
    storiesApi().hold();
    const button = canvas.getByRole('button', more);
    await userEvent.click(button);
    await says(canvas, 'Hämtar nyheter');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('li[aria-hidden]')).toHaveLength(4);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(storiesApi().asked).toHaveLength(1);
    storiesApi().release();
    await cardsOf(canvas, 8);
    await expect(canvasElement.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
  },
};

export const FilterLoading: Story = {
  name: 'Filter loading',
  play: async ({ canvas }) => {
    const before = titlesOf(await cardsOf(canvas, 4));
    storiesApi().hold();
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await says(canvas, 'Hämtar nyheter');
    await isPressed(canvas, ['Elbilar']);
    await expect(titlesOf(canvas.getAllByRole('listitem'))).toEqual(before);
    await userEvent.click(await chip(canvas, 'Däck'));
    await waitFor(() => expect(storiesApi().abortedCount()).toBe(1));
    storiesApi().release();
    await says(canvas, 'Visar 4 av 5');
    await expect(storiesApi().asked.map((query) => query.get('tags'))).toEqual([
      'elbil',
      'elbil,dack',
    ]);
  },
};

export const RevertedFilter: Story = {
  name: 'Filter reverted before its answer',
  play: async ({ canvas }) => {
    const before = titlesOf(await cardsOf(canvas, 4));
    storiesApi().hold();
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await says(canvas, 'Visar 4 av 9');
    await expect(storiesApi().abortedCount()).toBe(1);
    await expect(titlesOf(canvas.getAllByRole('listitem'))).toEqual(before);
  },
};

export const NoResults: Story = {
  name: 'No stories with this tag',
  args: {
    services: {
      stories: {
        ...exampleStoriesService,
        tags: async () => ok([{ key: 'gone', value: 'Öppet hus', id: 'F'.repeat(32) }]),
      },
    },
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    window.fetch = async () => Response.json({ stories: [], total: 0 });
    await userEvent.click(await chip(canvas, 'Öppet hus'));
    await says(canvas, 'Inga nyheter matchar ditt val.');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByRole('button', more)).toBeNull();
    await expect(await chip(canvas, 'Visa alla')).toBeVisible();
  },
};

export const FilterFails: Story = {
  name: 'Filter fails',
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    storiesApi().fail(true);
    await userEvent.click(await chip(canvas, 'Elbilar'));
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveTextContent('Nyheterna kunde inte hämtas.');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await isPressed(canvas, ['Elbilar']);
    await userEvent.click(canvas.getByRole('button', retry));
    await canvas.findByRole('alert');
    storiesApi().fail(false);
    await userEvent.click(await canvas.findByRole('button', retry));
    const [first] = await cardsOf(canvas, 3);
    await expect(first && within(first).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const MoreFails: Story = {
  name: 'More stories fail',
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    storiesApi().fail(true);
    canvas.getByRole('button', more).focus();
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', retry);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    storiesApi().fail(false);
    await userEvent.keyboard('{Enter}');
    const cards = await cardsOf(canvas, 8);
    await expect(cards[4] && within(cards[4]).getByRole('link')).toHaveFocus();
  },
};

export const FilterAfterFailure: Story = {
  name: 'Filter works after a failure',
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    storiesApi().fail(true);
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await canvas.findByRole('alert');
    storiesApi().fail(false);
    await userEvent.click(await chip(canvas, 'Visa alla'));
    await cardsOf(canvas, 4);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FailedOnServer: Story = {
  name: 'Loading failed on the server',
  args: { services: serving(undefined) },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    await says(canvas, 'Visar 4 av 9');
  },
};

export const FailedEverywhere: Story = {
  name: 'Loading failed everywhere',
  args: { services: { stories: failingStoriesService } },
  beforeEach: newsroom({ isFailing: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
    // Without tags there is no filter either.
    await expect(canvas.queryByRole('group')).toBeNull();
    storiesApi().fail(false);
    await userEvent.click(await canvas.findByRole('button', retry));
    await cardsOf(canvas, 4);
  },
};

export const SharedAddress: Story = {
  name: 'Shared address with tags',
  beforeEach: newsroom({ query: 'tags=dack' }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 2 av 2');
    await isPressed(canvas, ['Däck']);
    await expect(titlesOf(await cardsOf(canvas, 2))[0]).toContain('Hjulskiftet');
  },
};

export const UnknownTag: Story = {
  name: 'Address with a removed tag',
  beforeEach: newsroom({ query: 'tags=borttagen' }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 4 av 9');
    await isPressed(canvas, ['Visa alla']);
    await expect(storiesApi().asked).toHaveLength(0);
  },
};

export const Reloaded: Story = {
  name: 'Reloaded',
  beforeEach: newsroom({ shown: 8 }),
  play: async ({ canvas }) => {
    await cardsOf(canvas, 8);
    await says(canvas, 'Visar 8 av 9');
    await expect(document.body).toHaveFocus();
    await expect(storiesApi().asked.map((query) => query.get('first'))).toEqual(['4']);
  },
};

export const BackAndForth: Story = {
  name: 'Back and forward',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', more));
    await cardsOf(canvas, 8);
    await userEvent.click(await chip(canvas, 'Däck'));
    await cardsOf(canvas, 2);
    const { length } = storiesApi().asked;
    window.history.back();
    await cardsOf(canvas, 8);
    await isPressed(canvas, ['Visa alla']);
    window.history.forward();
    await cardsOf(canvas, 2);
    await isPressed(canvas, ['Däck']);
    // The state of the list was kept.
    await expect(storiesApi().asked).toHaveLength(length);
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

const bare = whole.stories.filter(({ title }) => title === 'Öppet hus i Umeå');

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
  globals: onPhone,
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
  globals: onPhone,
  args: { frame: decided({ layout: field('Variant 2') }) },
  play: async ({ canvas }) => {
    const [first] = await cardsOf(canvas, 4);
    if (!first) throw new Error('no card');
    await expect(box(pictureOf(first)).bottom).toBeLessThan(
      box(within(first).getByRole('heading')).top,
    );
  },
};

const word = 'Ajoneuvoveroilmoitus'.repeat(4);
const longStories = firstPart.stories.map((story) => ({
  ...story,
  title: `${word} ${story.title}`,
  premble: `${word} `.repeat(20),
}));

export const LongWords: Story = {
  name: 'Long words',
  globals: onPhone,
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
