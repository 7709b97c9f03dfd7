import type { Meta } from '@storybook/nextjs-vite';
import { ok } from '#domain/result.ts';
import type { StoriesService } from '#domain/stories/service.ts';
import type { Canvas } from '../canvas.ts';
import { field, imageField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import { articleFields, exampleStories, exampleStoriesService } from '../fixtures/stories.ts';
import type { BlockExample, BlockExampleProps } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

const path = '/nyheter/2026/hjulskiftet';

export const url = `https://nordvik.example${path}`;

/** A page of an article with these fields. */
export function pageWith(fields: unknown, changes: object = {}): BlockExampleProps['frame'] {
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

export const box = (element: Element) => element.getBoundingClientRect();

export const headingOf = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 });

/** A service whose article has a previous or next one. */
export function between(previous: boolean, next: boolean): { readonly stories: StoriesService } {
  const [newer, , older] = exampleStories({ limit: 3, tagIds: [] }).stories;
  const neighbours = {
    previous: previous ? older : undefined,
    next: next ? newer : undefined,
  };
  return { stories: { ...exampleStoriesService, neighbours: async () => ok(neighbours) } };
}

/** What the Storybook stories of StoryArticle have in common. */
export const storyArticleMeta = {
  ...blockMeta('StoryArticle'),
  args: { componentName: 'StoryArticle', placeholders: body, frame: pageWith(articleFields) },
} satisfies Meta<typeof BlockExample>;
