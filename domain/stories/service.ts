import type { Answer } from '../upstreamAnswer.ts';
import { describeUpstreamFailure, type UpstreamFailure } from '../upstreamFailure.ts';
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

/** A request for stories. */
export interface StoriesRequest extends StoriesAddress {
  /** The time zone of the site's dates, as an IANA name. */
  readonly timeZone: string;
  /** Path of the stories index within the site and language. */
  readonly index: string;
  /** Maximum number of stories. */
  readonly limit: number;
  /** The `next` of the previous part; starts with the newest if absent. */
  readonly cursor?: string | undefined;
  /** Only stories with at least one of these tags; all when empty. */
  readonly tagIds: readonly string[];
}

/** One part of a list of stories, newest first. */
export interface StoriesPart {
  readonly index: StoriesIndex;
  readonly stories: readonly Story[];
  /** Total number of stories. */
  readonly total: number;
  /** Cursor of the next part; absent at the end. */
  readonly next?: string | undefined;
}

/** The article whose neighbours are requested. */
export interface ArticleAddress extends StoriesAddress {
  readonly itemId: string;
  /** The time zone of the site's dates, as an IANA name. */
  readonly timeZone: string;
  /** Path of its index within the site and language. */
  readonly index: string;
}

/** The articles published before and after one. */
export interface NeighbouringStories {
  /** The next older one. */
  readonly previous?: Story | undefined;
  /** The next newer one. */
  readonly next?: Story | undefined;
  /** The date of the article's index, as the platform formats it. */
  readonly indexDate?: string | undefined;
}

/** Why stories could not be loaded. */
export type StoriesFailure =
  | UpstreamFailure
  | { readonly kind: 'no-index'; readonly path: string }
  | { readonly kind: 'no-article'; readonly itemId: string };

/** Port of the stories. Failures are values; it never rejects. */
export interface StoriesService {
  readonly list: (request: StoriesRequest) => Promise<Answer<StoriesPart, StoriesFailure>>;
  /** All tags of a site in one language, in the editors' order. */
  readonly tags: (address: StoriesAddress) => Promise<Answer<readonly StoryTag[], StoriesFailure>>;
  readonly neighbours: (
    article: ArticleAddress,
  ) => Promise<Answer<NeighbouringStories, StoriesFailure>>;
}

/** The failure as one line for the log. */
export function describeStoriesFailure(failure: StoriesFailure): string {
  if (failure.kind === 'no-index') return `there is no stories index at ${failure.path}`;
  if (failure.kind === 'no-article') return `the list has no article ${failure.itemId}`;
  return describeUpstreamFailure(failure);
}
