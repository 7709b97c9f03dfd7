import type { Meta } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import { ok } from '#domain/result.ts';
import type { StoriesPart, StoriesService } from '#domain/stories/service.ts';
import type { Canvas } from '../canvas.ts';
import { field } from '../fixtures/fields.ts';
import { exampleStoriesService, failingStoriesService } from '../fixtures/stories.ts';
import type { BlockExample, BlockExampleProps } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { newsroom } from './storiesApi.ts';

export const index = {
  showDates: field(true),
  layout: field('Variant 1'),
  highlightLatestStory: field(false),
};

/** The page of the newsroom, with other settings. */
export function decided(
  changes: Readonly<Record<string, object>> = {},
): BlockExampleProps['frame'] {
  return { path: '/nyheter', page: { itemId: 'nyheter', fields: { ...index, ...changes } } };
}

export const words = { Title: field('Nyheter'), TitleTag: field('h1') };

export function serving(part: StoriesPart | undefined): { readonly stories: StoriesService } {
  const list = async () => (part ? ok(part) : await failingStoriesService.list(nothing));
  return { stories: { ...exampleStoriesService, list } };
}

const nothing = { site: '', language: '', timeZone: 'UTC', index: '', limit: 0, tagIds: [] };

export async function cardsOf(canvas: Canvas, count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
  return canvas.getAllByRole('listitem');
}

export async function says(canvas: Canvas, words: string) {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
}

export const chip = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });

export const more = { name: 'Visa fler' };

/** What the Storybook stories of StoriesList have in common. */
export const storiesListMeta = {
  ...blockMeta('StoriesList'),
  args: { componentName: 'StoriesList', fields: words, path: '/nyheter', frame: decided() },
  beforeEach: newsroom(),
} satisfies Meta<typeof BlockExample>;
