import type { Result } from '#domain/result.ts';
import {
  type ArticleAddress,
  describeStoriesFailure,
  type NeighbouringStories,
  type StoriesAddress,
  type StoriesFailure,
  type StoriesPart,
  type StoriesRequest,
  type StoriesService,
} from '#domain/stories/service.ts';
import type { StoryTag } from '#domain/stories/story.ts';
import { logFailure } from '#domain/upstreamFailure.ts';

interface Tools {
  readonly stories: StoriesService;
  /** Logs failures. */
  readonly log: (line: string) => void;
}

/** The first part of the stories, and all tags. */
export interface LoadedStories {
  /** Undefined if the platform failed. */
  readonly part: StoriesPart | undefined;
  /** Empty if the platform failed: a list without a filter is better than no list. */
  readonly tags: readonly StoryTag[];
}

/** The newest stories of an index. Failures are logged, and their data is missing. */
export async function loadStories(
  { stories, log }: Tools,
  request: Omit<StoriesRequest, 'tagIds'>,
): Promise<LoadedStories> {
  const { site, language, index } = request;
  const [part, tags] = await Promise.all([
    stories.list({ ...request, tagIds: [] }),
    stories.tags({ site, language }),
  ]);
  return {
    part: valueOrLog(part, `list of ${site} ${language} ${index}`, log),
    tags: valueOrLog(tags, `tags of ${site} ${language}`, log) ?? [],
  };
}

/** The data of an article besides its own fields. */
export interface LoadedArticle {
  readonly neighbours: NeighbouringStories;
  readonly tags: readonly StoryTag[];
}

/** The neighbours of an article and all tags. Failures are logged, and their data is missing. */
export async function loadArticle(
  { stories, log }: Tools,
  article: ArticleAddress,
): Promise<LoadedArticle> {
  const { site, language }: StoriesAddress = article;
  const [neighbours, tags] = await Promise.all([
    stories.neighbours(article),
    stories.tags({ site, language }),
  ]);
  return {
    neighbours:
      valueOrLog(neighbours, `neighbours of ${site} ${language} ${article.itemId}`, log) ?? {},
    tags: valueOrLog(tags, `tags of ${site} ${language}`, log) ?? [],
  };
}

function valueOrLog<Value>(
  answer: Result<Value, StoriesFailure>,
  what: string,
  log: Tools['log'],
): Value | undefined {
  if (answer.ok) return answer.value;
  logFailure(log, answer.failure, `stories: ${what}: ${describeStoriesFailure(answer.failure)}`);
  return undefined;
}
