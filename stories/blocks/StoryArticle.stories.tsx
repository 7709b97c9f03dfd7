import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ok } from '#domain/result.ts';
import type { StoriesService } from '#domain/stories/service.ts';
import { editable, field, imageField, markedFields } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import {
  articleFields,
  exampleStories,
  exampleStoriesService,
  failingStoriesService,
} from '../fixtures/stories.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';

const path = '/nyheter/2026/hjulskiftet';
const url = `https://nordvik.example${path}`;

/** A page of an article with these fields. */
function pageWith(fields: unknown, changes: object = {}): BlockExampleProps['frame'] {
  return { path, url, page: { itemId: 'article', fields }, ...changes };
}

const body = {
  'story-body-1': [
    {
      componentName: 'Blurb',
      fields: {
        RichText: field(
          '<p>Förra året kom snön till Sundsvall redan i oktober, och halva staden ville ha tid samma vecka.</p><p>I år börjar vi därför tidigare.</p>',
        ),
        ImageDesktop: imageField(fjord, 'En bil vid en fjord'),
      },
    },
  ],
};

const meta = {
  title: 'Blocks/StoryArticle',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('StoryArticle') },
  args: { componentName: 'StoryArticle', placeholders: body, frame: pageWith(articleFields) },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const onPhone = { viewport: { value: 'mobile1' } };
const box = (element: Element) => element.getBoundingClientRect();
const headingOf = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 });

/** A service whose article has a previous or next one. */
function between(previous: boolean, next: boolean): { readonly stories: StoriesService } {
  const [newer, , older] = exampleStories({ limit: 3, tagIds: [] }).stories;
  const neighbours = {
    previous: previous ? older : undefined,
    next: next ? newer : undefined,
  };
  return { stories: { ...exampleStoriesService, neighbours: async () => ok(neighbours) } };
}

function dataOf(root: HTMLElement): unknown {
  const script = root.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? 'null');
}

export const Standard: Story = {
  name: 'All data',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heading = await headingOf(canvas);
    await expect(heading).toHaveTextContent('Hjulskiftet öppnar tidigare i norr');
    await expect(canvas.getByText(/Norr om Gävle/)).toBeVisible();
    await expect(canvas.getByText('Av Maja Ek')).toBeVisible();
    await expect(canvas.getByText('20 februari 2026')).toHaveAttribute('datetime', '2026-02-20');
    const tags = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tags).toEqual(['Däck', 'Vinter']);
    await expect(canvas.getByText(/Förra året kom snön/)).toBeVisible();
    const picture = box(canvas.getByRole('img', { name: 'En bil i skogen' }));
    await expect(box(heading).right).toBeLessThan(picture.left);
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const Neighbours: Story = {
  name: 'Links to newsroom and neighbours',
  play: async ({ canvas }) => {
    await headingOf(canvas);
    await userEvent.tab();
    const back = canvas.getByRole('link', { name: 'Tillbaka' });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute('href', '/nyheter');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dela eller skriv ut' })).toHaveFocus();
    const ways = within(canvas.getByRole('navigation', { name: 'Fler artiklar' }));
    await userEvent.tab();
    const previous = ways.getByRole('link', {
      name: 'Föregående artikel Så läser du ett batteriprov',
    });
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute('href', '/nyheter/2026/berattelse-3');
    await userEvent.tab();
    await expect(ways.getByRole('link', { name: /^Nästa artikel Nu går det/ })).toHaveFocus();
  },
};

export const CopiesItsLink: Story = {
  name: 'Link copied',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await headingOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Dela eller skriv ut' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopiera länken' }));
    await expect(write).toHaveBeenCalledWith('https://nordvik.example/nyheter/2026/hjulskiftet');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Newest: Story = {
  name: 'Newest article',
  args: { services: between(true, false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Föregående/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Nästa/ })).toBeNull();
  },
};

export const Oldest: Story = {
  name: 'Oldest article',
  globals: { viewport: { value: 'desktop' } },
  args: { services: between(false, true) },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: /Nästa/ });
    await expect(canvas.queryByRole('link', { name: /Föregående/ })).toBeNull();
    await expect(box(next).left).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const OnlyArticle: Story = {
  name: 'Only article',
  args: { services: between(false, false) },
  play: async ({ canvas }) => {
    await headingOf(canvas);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Failing: Story = {
  name: 'Platform fails',
  args: { services: { stories: failingStoriesService } },
  play: async ({ canvas }) => {
    await expect(await headingOf(canvas)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Tillbaka' })).toBeVisible();
  },
};

const { title, premble } = articleFields;

export const OnlyTitle: Story = {
  name: 'Only a title',
  args: { frame: pageWith({ title }), placeholders: {}, services: between(false, false) },
  play: async ({ canvas, canvasElement }) => {
    await headingOf(canvas);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvasElement.querySelector('time')).toBeNull();
    await expect(canvas.getByRole('article')).toHaveTextContent(
      /^TillbakaHjulskiftet öppnar tidigare i norrDela eller skriv ut\{/,
    );
  },
};

export const AuthorWithoutDate: Story = {
  name: 'Author without a date',
  args: {
    placeholders: {},
    frame: pageWith({
      title,
      author: field('Maja Ek'),
      authorImage: imageField(fjord, 'Maja Ek'),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Av Maja Ek')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    const portrait = canvasElement.querySelector('img');
    await expect(portrait && box(portrait).width).toBe(44);
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

export const DateWithoutAuthor: Story = {
  args: { frame: pageWith({ title, date: field('2026-02-20T23:30:00Z') }) },
  play: async ({ canvas }) => {
    // In the evening by UTC, it is the next day at the site.
    await expect(await canvas.findByText('21 februari 2026')).toBeVisible();
    await expect(canvas.queryByText(/^Av/)).toBeNull();
  },
};

export const EmptyDate: Story = {
  name: 'Empty date of the platform',
  args: { frame: pageWith({ title, date: field('0001-01-01T00:00:00Z') }) },
  play: async ({ canvas, canvasElement }) => {
    await headingOf(canvas);
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

export const StoredTags: Story = {
  name: 'Stored tags',
  args: {
    frame: pageWith({
      title,
      tags: field(`{${'0'.repeat(31)}4}|{${'F'.repeat(32)}}|{${'0'.repeat(31)}1}`),
    }),
  },
  play: async ({ canvas }) => {
    await headingOf(canvas);
    const tags = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tags).toEqual(['Vinter', 'Elbilar']);
  },
};

export const StructuredData: Story = {
  name: 'Structured data',
  args: {
    frame: pageWith({
      ...articleFields,
      title: field('</script><script>alert(1)</script>'),
      image: { value: { src: '/-/media/nordvik-se/vinter.webp', alt: 'Vinter' } },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await headingOf(canvas);
    await expect(dataOf(canvasElement)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: '</script><script>alert(1)</script>',
      description: premble.value,
      inLanguage: 'sv',
      mainEntityOfPage: url,
      publisher: { '@id': 'https://nordvik.example/#organization' },
      image: 'https://nordvik.example/-/media/nordvik-se/vinter.webp',
      datePublished: '2026-02-20',
      author: { '@type': 'Person', name: 'Maja Ek' },
    });
    await expect(canvasElement.querySelectorAll('script')).toHaveLength(1);
  },
};

export const InAnotherLanguage: Story = {
  name: 'In another language',
  args: { frame: pageWith(articleFields, { homePath: '/fi', path: '/uutiset/2026/renkaat' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tillbaka' })).toHaveAttribute(
      'href',
      '/fi/uutiset',
    );
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    const heading = await headingOf(canvas);
    const picture = canvas.getByRole('img', { name: 'En bil i skogen' });
    await expect(box(picture).bottom).toBeLessThan(box(heading).top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const word = 'Ajoneuvoveroilmoitus'.repeat(4);

export const LongWords: Story = {
  name: 'Long words',
  globals: onPhone,
  args: {
    frame: pageWith({
      ...articleFields,
      title: field(word),
      premble: field(`${word} `.repeat(20)),
      author: field(word),
    }),
  },
  play: async ({ canvas }) => {
    await headingOf(canvas);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Malformed: Story = {
  name: 'Malformed fields',
  args: {
    frame: pageWith({
      title,
      premble: { value: {} },
      image: { value: { src: 'javascript:alert(1)' } },
      date: field('i går'),
      author: { value: ['x'] },
      tags: { value: 12 },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await headingOf(canvas)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'En bil i skogen' })).toBeNull();
    await expect(canvasElement.querySelector('time')).toBeNull();
    await expect(canvas.queryByText(/^Av/)).toBeNull();
  },
};

export const NoArticle: Story = {
  name: 'Page that is no article',
  args: { frame: pageWith(null) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toBe(''));
  },
};

const { tags: _, ...editableFields } = articleFields;

export const Editing: Story = {
  name: 'Editing',
  args: {
    mode: 'edit',
    placeholders: {},
    frame: pageWith(editable(editableFields), { mode: 'edit' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await headingOf(canvas);
    await expect(markedFields(canvasElement)).toEqual([
      'image',
      'title',
      'premble',
      'author',
      'date',
    ]);
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty article',
  args: {
    mode: 'edit',
    placeholders: {},
    frame: pageWith(
      editable({
        title: field(''),
        premble: field(''),
        image: field(''),
        date: field(''),
        author: field(''),
      }),
      { mode: 'edit' },
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['title', 'premble', 'image', 'date', 'author']) {
      await expect(await canvas.findByText(`[${name}]`)).toBeVisible();
    }
  },
};

export const Overview: Story = { tags: ['visual'] };
