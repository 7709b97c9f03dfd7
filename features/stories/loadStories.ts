import type { Result } from '#domain/result.ts';
import {
  type ArticleAddress,
  describeStoriesFailure,
  type StoriesAddress,
  type StoriesFailure,
  type StoriesPart,
  type StoriesRequest,
  type StoriesService,
  type StoryNeighbours,
} from '#domain/stories/service.ts';
import type { StoryTag } from '#domain/stories/story.ts';

interface Tools {
  readonly stories: StoriesService;
  /** Where the named lines about failures go. */
  readonly log: (line: string) => void;
}

/** A first part of the stories and all tags. */
export interface LoadedStories {
  /** Absent when the platform gave none. */
  readonly part: StoriesPart | undefined;
  /** None when the platform gave none: a list without a filter is better than none. */
  readonly tags: readonly StoryTag[];
}

/** The newest stories of an index. What fails is logged and missing. */
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

/** What an article shows beside its own fields. */
export interface LoadedArticle {
  readonly neighbours: StoryNeighbours;
  readonly tags: readonly StoryTag[];
}

/** The neighbours of an article and all tags. What fails is logged and missing. */
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
  log(`stories: ${what}: ${describeStoriesFailure(answer.failure)}`);
  return undefined;
}
