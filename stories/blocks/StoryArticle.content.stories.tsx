import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import { editable, field, imageField, markedFields } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import { articleFields, failingStoriesService } from '../fixtures/stories.ts';
import { onSmallPhone } from '../viewports.ts';
import { between, box, headingOf, pageWith, storyArticleMeta, url } from './storyArticleStates.ts';

// The manual is generated from StoryArticle.stories.tsx.
const meta = { title: 'Blocks/StoryArticle', tags: ['!autodocs'], ...storyArticleMeta };

export default meta;

type Story = StoryObj<typeof meta>;

function dataOf(root: HTMLElement): unknown {
  const script = root.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? 'null');
}

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

const word = 'Ajoneuvoveroilmoitus'.repeat(4);

export const LongWords: Story = {
  name: 'Long words',
  globals: onSmallPhone,
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

export const FilmInside: Story = {
  name: 'Film in the column of the article',
  args: {
    placeholders: {
      'story-body-1': [
        {
          componentName: 'YoutubeVideo',
          fields: { Title: field('Sex minuter'), YoutubeID: field('aqz-KE-bpKQ') },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const title = box(await headingOf(canvas));
    const film = box(canvas.getByRole('button', { name: /Spela upp videon/ }));
    await expect(film.left).toBe(title.left);
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
