import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ok } from '#domain/result.ts';
import type { StoriesService } from '#domain/stories/service.ts';
import { editable, field, linkField, markedFields } from '../fixtures/fields.ts';
import {
  exampleStories,
  exampleStoriesService,
  failingStoriesService,
} from '../fixtures/stories.ts';
import { BlockExample } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';

const standard = {
  Title: field('Senaste nytt'),
  TitleTag: field('h2'),
  Index: linkField('/nyheter', ''),
  Link: field('Till alla nyheter'),
};

const meta = {
  title: 'Blocks/StoriesTeaser',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('StoriesTeaser') },
  args: { componentName: 'StoriesTeaser', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (element: Element) => element.getBoundingClientRect();
const onPhone = { viewport: { value: 'mobile1' } };

async function cardsOf(canvas: Canvas, count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
  return canvas.getAllByRole('listitem');
}

/** A service that says which index it was asked for. */
const asked = fn<StoriesService['list']>();
const listening = {
  stories: {
    ...exampleStoriesService,
    list: async (request: Parameters<StoriesService['list']>[0]) => {
      asked(request);
      return exampleStoriesService.list(request);
    },
  },
};

export const Standard: Story = {
  name: 'The three newest stories beside each other, and the way to all of them',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cards = await cardsOf(canvas, 3);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Senaste nytt');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(new Set(cards.map((card) => box(card).top)).size).toBe(1);
    const [first] = cards;
    await expect(first && within(first).getByText('5 mars 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Till alla nyheter' })).toHaveAttribute(
      'href',
      '/nyheter',
    );
  },
};

export const OnAPhone: Story = {
  name: 'On a phone: under each other, no sideways scroll',
  globals: onPhone,
  play: async ({ canvas }) => {
    const [first, second] = await cardsOf(canvas, 3);
    if (!first || !second) throw new Error('no cards');
    await expect(box(first).bottom).toBeLessThanOrEqual(box(second).top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const FewStories: Story = {
  name: 'One story is enough',
  args: {
    services: {
      stories: {
        ...exampleStoriesService,
        list: async () => ok({ ...exampleStories({ limit: 1, tagIds: [] }), total: 1 }),
      },
    },
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 1);
  },
};

export const OwnWords: Story = {
  name: 'Without words for the link: the site’s own; without an index: the site’s newsroom',
  args: { fields: { Title: field('Senaste nytt') }, services: listening },
  beforeEach: () => {
    asked.mockClear();
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3);
    await expect(canvas.getByRole('link', { name: 'Alla nyheter' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({
      site: 'nordvik-se',
      language: 'sv',
      index: '/nyheter',
      limit: 3,
      tagIds: [],
    });
  },
};

const chosen = [
  ['a link', linkField('/press', ''), '/press'],
  ['a page of the tree', { id: '1', url: '/press', fields: {} }, '/press'],
  ['a list of one page', [{ id: '1', url: '/press', fields: {} }], '/press'],
  ['a link with a query', linkField('/press?tags=elbil#lista', ''), '/press'],
  ['another site', linkField('https://nordvik.example/press', ''), '/nyheter'],
  ['a mail address', linkField('mailto:info@nordvik.example', ''), '/nyheter'],
  ['something else', field(12), '/nyheter'],
] as const;

export const WaysToChoose: Story = {
  name: 'The index as a link, or as a page chosen in the tree; anything else is the newsroom',
  render: () => (
    <>
      {chosen.map(([what, wire]) => (
        <BlockExample
          key={what}
          componentName="StoriesTeaser"
          fields={{ ...standard, Title: field(what), Index: wire }}
          services={listening}
        />
      ))}
    </>
  ),
  beforeEach: () => {
    asked.mockClear();
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3 * chosen.length);
    await expect(asked.mock.calls.map(([request]) => request.index)).toEqual(
      chosen.map(([, , index]) => index),
    );
  },
};

export const InAnotherLanguage: Story = {
  name: 'In a language with a prefix the index is asked for without it',
  args: {
    fields: { ...standard, Index: linkField('/sv/nyheter', '') },
    frame: { homePath: '/sv' },
    services: listening,
  },
  beforeEach: () => {
    asked.mockClear();
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3);
    await expect(asked.mock.calls[0]?.[0].index).toBe('/nyheter');
  },
};

export const WordsOfALink: Story = {
  name: 'The words of a whole link are taken too',
  args: { fields: { ...standard, Link: linkField('/annat', 'Läs allt') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Läs allt' })).toHaveAttribute(
      'href',
      '/nyheter',
    );
  },
};

const grounds = ['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3'];

export const Grounds: Story = {
  render: () => (
    <>
      {grounds.map((ground) => (
        <BlockExample
          key={ground}
          componentName="StoriesTeaser"
          fields={{ ...standard, Title: field(ground), BackgroundColor: field(ground) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await cardsOf(canvas, 12);
    const sections = Array.from(canvasElement.querySelectorAll('section'));
    const colors = sections.map((each) => getComputedStyle(each).backgroundColor);
    await expect(new Set(colors).size).toBe(4);
  },
};

export const Failing: Story = {
  name: 'The platform fails: nothing for visitors',
  args: { services: { stories: failingStoriesService } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toBe(''));
  },
};

export const FailingForEditors: Story = {
  name: 'The platform fails, for editors: says so',
  args: {
    mode: 'edit',
    fields: editable(standard),
    services: { stories: failingStoriesService },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nyheterna kunde inte hämtas.')).toBeVisible();
  },
};

export const WithoutStories: Story = {
  name: 'An index without stories: nothing for visitors',
  args: {
    services: {
      stories: {
        ...exampleStoriesService,
        list: async () =>
          ok({ ...exampleStories({ limit: 1, tagIds: [] }), stories: [], total: 0 }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toBe(''));
  },
};

export const TagsFail: Story = {
  name: 'Only the tags fail: the stories without chips',
  args: {
    services: { stories: { ...exampleStoriesService, tags: failingStoriesService.tags } },
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3);
    await expect(canvas.queryByText('Elbilar')).toBeNull();
  },
};

export const Editing: Story = {
  name: 'In the editor: title, index and link can be clicked, empty ones too',
  args: { mode: 'edit', fields: editable({ ...standard, Title: field(''), Index: field('') }) },
  play: async ({ canvas, canvasElement }) => {
    await cardsOf(canvas, 3);
    await expect(markedFields(canvasElement)).toEqual(['Index', 'Title', 'Link']);
    await expect(canvas.getByText('[Title]')).toBeVisible();
    await expect(canvas.getByText('[Index]')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="StoriesTeaser" fields={standard} />
      <BlockExample
        componentName="StoriesTeaser"
        fields={{ ...standard, BackgroundColor: field('BackgroundColor3') }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await cardsOf(canvas, 6);
  },
};
