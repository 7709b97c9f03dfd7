import { type ContentFailure, describeContentFailure } from '../content/service.ts';
import type { Result } from '../result.ts';
import type { StoriesIndex } from './storiesIndex.ts';
import type { Story, StoryTag } from './story.ts';

/** How many stories a list shows at first, and adds each time. */
export const storiesPageSize = 4;

/** How many stories a teaser shows. */
export const storiesTeaserSize = 3;

/** A site of the platform in one language. */
export interface StoriesAddress {
  /** Name of the site on the platform. */
  readonly site: string;
  readonly language: string;
}

/** Which stories are asked for. */
export interface StoriesRequest extends StoriesAddress {
  /** Path of the stories index within the site and language. */
  readonly index: string;
  /** How many at most. */
  readonly limit: number;
  /** The `next` of the part before; from the newest on when absent. */
  readonly cursor?: string | undefined;
  /** Only stories with at least one of these tags; all when empty. */
  readonly tagIds: readonly string[];
}

/** One part of a list of stories, newest first. */
export interface StoriesPart {
  readonly index: StoriesIndex;
  readonly stories: readonly Story[];
  /** How many stories there are in all. */
  readonly total: number;
  /** Where the next part begins; absent at the end. */
  readonly next?: string | undefined;
}

/** The article whose neighbours are asked for. */
export interface ArticleAddress extends StoriesAddress {
  readonly itemId: string;
  /** Path of its index within the site and language. */
  readonly index: string;
}

/** The articles on both sides of one in time. */
export interface StoryNeighbours {
  /** The next older one. */
  readonly previous?: Story | undefined;
  /** The next newer one. */
  readonly next?: Story | undefined;
}

/** Why there are no stories. */
export type StoriesFailure =
  | ContentFailure
  | { readonly kind: 'no-index'; readonly path: string }
  | { readonly kind: 'no-article'; readonly itemId: string };

/** Where stories come from. Answers in failure with a value, never a throw. */
export interface StoriesService {
  readonly list: (request: StoriesRequest) => Promise<Result<StoriesPart, StoriesFailure>>;
  /** All tags of a site in one language, in the editors' order. */
  readonly tags: (address: StoriesAddress) => Promise<Result<readonly StoryTag[], StoriesFailure>>;
  readonly neighbours: (
    article: ArticleAddress,
  ) => Promise<Result<StoryNeighbours, StoriesFailure>>;
}

/** One line for the log that says what went wrong. */
export function describeStoriesFailure(failure: StoriesFailure): string {
  if (failure.kind === 'no-index') return `there is no stories index at ${failure.path}`;
  if (failure.kind === 'no-article') return `the list has no article ${failure.itemId}`;
  return describeContentFailure(failure);
}
