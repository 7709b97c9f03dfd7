import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ok } from '#domain/result.ts';
import type { StoriesService } from '#domain/stories/service.ts';
import type { Canvas } from '../canvas.ts';
import { editable, editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import {
  exampleStories,
  exampleStoriesService,
  failingStoriesService,
} from '../fixtures/stories.ts';
import { onSmallPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { expectDifferentGrounds, OnEveryGround } from './variants.tsx';

const standard = {
  Title: field('Senaste nytt'),
  TitleTag: field('h2'),
  Index: linkField('/nyheter', ''),
  Link: field('Till alla nyheter'),
};

const meta = {
  title: 'Blocks/StoriesTeaser',
  tags: ['autodocs'],
  ...blockMeta('StoriesTeaser'),
  args: { componentName: 'StoriesTeaser', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
const box = (element: Element) => element.getBoundingClientRect();

async function cardsOf(canvas: Canvas, count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
  return canvas.getAllByRole('listitem');
}

/** A service that records which index was requested. */
const requestedList = fn<StoriesService['list']>();
const recordingService = {
  stories: {
    ...exampleStoriesService,
    list: async (request: Parameters<StoriesService['list']>[0]) => {
      requestedList(request);
      return exampleStoriesService.list(request);
    },
  },
};

export const Standard: Story = {
  name: 'Three newest stories',
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
  name: 'On a phone',
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const [first, second] = await cardsOf(canvas, 3);
    if (!first || !second) throw new Error('no cards');
    await expect(box(first).bottom).toBeLessThanOrEqual(box(second).top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const OneStory: Story = {
  name: 'One story',
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

export const DefaultText: Story = {
  name: 'Without link text and index',
  args: { fields: { Title: field('Senaste nytt') }, services: recordingService },
  beforeEach: () => {
    requestedList.mockClear();
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3);
    await expect(canvas.getByRole('link', { name: 'Alla nyheter' })).toBeVisible();
    await expect(requestedList).toHaveBeenCalledWith({
      site: 'nordvik-se',
      language: 'sv',
      index: '/nyheter',
      limit: 3,
      tagIds: [],
      timeZone: 'Europe/Stockholm',
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

export const IndexForms: Story = {
  name: 'Index as link or page',
  render: () => (
    <>
      {chosen.map(([what, wire]) => (
        <BlockExample
          key={what}
          componentName="StoriesTeaser"
          fields={{ ...standard, Title: field(what), Index: wire }}
          services={recordingService}
        />
      ))}
    </>
  ),
  beforeEach: () => {
    requestedList.mockClear();
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3 * chosen.length);
    await expect(requestedList.mock.calls.map(([request]) => request.index)).toEqual(
      chosen.map(([, , index]) => index),
    );
  },
};

export const InAnotherLanguage: Story = {
  name: 'In another language',
  args: {
    fields: { ...standard, Index: linkField('/sv/nyheter', '') },
    frame: { homePath: '/sv' },
    services: recordingService,
  },
  beforeEach: () => {
    requestedList.mockClear();
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3);
    await expect(requestedList.mock.calls[0]?.[0].index).toBe('/nyheter');
  },
};

export const TextOfALink: Story = {
  name: 'Link text from a whole link',
  args: { fields: { ...standard, Link: linkField('/annat', 'Läs allt') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Läs allt' })).toHaveAttribute(
      'href',
      '/nyheter',
    );
  },
};

export const Grounds: Story = {
  render: () => <OnEveryGround componentName="StoriesTeaser" fields={standard} />,
  play: async ({ canvas, canvasElement }) => {
    await cardsOf(canvas, 12);
    await expectDifferentGrounds(canvasElement);
  },
};

export const Failing: Story = {
  name: 'Platform fails',
  args: { services: { stories: failingStoriesService } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toBe(''));
  },
};

export const FailingForEditors: Story = {
  name: 'Platform fails, for editors',
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
  name: 'No stories',
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
  name: 'Tags fail',
  args: {
    services: { stories: { ...exampleStoriesService, tags: failingStoriesService.tags } },
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 3);
    await expect(canvas.queryByText('Elbilar')).toBeNull();
  },
};

export const Editing: Story = {
  name: 'Editing',
  args: editing({ ...standard, Title: field(''), Index: field('') }),
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
