import { fail, ok, type Result } from '#domain/result.ts';
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
import type { Story, StoryTag } from '#domain/stories/story.ts';
import { minuteMs } from '#domain/units.ts';
import { type Answer, asFreshAs } from '#domain/upstreamAnswer.ts';
import { logFailure } from '#domain/upstreamFailure.ts';
import { type RememberOptions, remember } from '../http/remember.ts';
import { systemTools } from '../http/request.ts';
import { noteSources } from '../http/sources.ts';
import type { Ask } from './ask.ts';
import { answerTag, itemSources, listSources } from './itemSources.ts';
import { parseStories, parseStoriesPart, parseTags } from './parseStories.ts';
import { siteRootQuery } from './queries.ts';
import {
  cursorQuery,
  neighboursQuery,
  storiesIndexQuery,
  storiesQuery,
  tagsQuery,
} from './storiesQueries.ts';
import { byDate, type StoriesRoot, storiesBelow, storyItself } from './storiesSearch.ts';
import {
  wireCursorAnswer,
  wireNeighboursAnswer,
  wireStoriesAnswer,
  wireStoriesIndexAnswer,
  wireTagsAnswer,
} from './storiesWire.ts';
import { wireSiteRootAnswer } from './wire.ts';

interface StoriesClientOptions {
  readonly ask: Ask;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
}

// Stories change only when an editor publishes, and many visitors request the same lists.
const freshMs = minuteMs;
const rememberedPlaces = 100;
const rememberedLists = 500;
// Well below the platform's limit of 1000 entities per query.
const maxTags = 200;

/** The stories of each site, kept for a minute and longer during failures. */
export function createStoriesClient(options: StoriesClientOptions): StoriesService {
  const { ask, now = systemTools.now } = options;
  const shared = <Input extends StoriesAddress>(
    what: string,
    maxEntries: number,
  ): RememberOptions<Input, StoriesFailure> => ({
    key: (input) => JSON.stringify(input),
    freshMs,
    maxEntries,
    now,
    onStale: ({ site, language }, failure) =>
      logFailure(
        options.log,
        failure,
        `stories: ${what} of ${site} ${language}: ${describeStoriesFailure(failure)}; the last good answer is used`,
      ),
  });
  const root = remember(
    (place: IndexAddress) => loadRoot(ask, place),
    shared<IndexAddress>('index', rememberedPlaces),
  );
  const rootOf = ({ site, language, index }: IndexAddress) => root({ site, language, index });
  return {
    list: remember((request) => loadList(ask, rootOf, request), {
      ...shared('list', rememberedLists),
      tag: (request) => answerTag('stories', request),
    }),
    tags: remember((address) => loadTags(ask, address), {
      ...shared('tags', rememberedPlaces),
      tag: (address) => answerTag('story-tags', address),
    }),
    neighbours: remember((article) => loadNeighbours(ask, rootOf, article), {
      ...shared('neighbours', rememberedLists),
      tag: (article) => answerTag('story-neighbours', article),
    }),
  };
}

interface IndexAddress extends StoriesAddress {
  readonly index: string;
}

type RootOf = (place: IndexAddress) => Promise<Answer<StoriesRoot, StoriesFailure>>;

async function loadRoot(
  ask: Ask,
  { site, language, index }: IndexAddress,
): Promise<Result<StoriesRoot, StoriesFailure>> {
  const variables = { site, language, routePath: index };
  const answer = await ask(storiesIndexQuery, variables, wireStoriesIndexAnswer);
  if (!answer.ok) return answer;
  const item = answer.value.layout?.item;
  if (!item) return fail({ kind: 'no-index', path: index });
  const { id, path, template } = item;
  noteSources(() => itemSources([id], language));
  return ok({ itemId: id, path, templateId: template.id, language });
}

async function loadList(
  ask: Ask,
  rootOf: RootOf,
  request: StoriesRequest,
): Promise<Answer<StoriesPart, StoriesFailure>> {
  const root = await rootOf(request);
  if (!root.ok) return root;
  const { language, limit, cursor, tagIds } = request;
  noteSources(() => listSources(root.value.path, language));
  const variables = {
    language,
    datasource: root.value.itemId,
    limit,
    cursor,
    where: storiesBelow(root.value, tagIds),
    orderBy: byDate('DESC'),
  };
  const answer = await ask(storiesQuery, variables, wireStoriesAnswer);
  return answer.ok ? asFreshAs(root, ok(parseStoriesPart(answer.value, request))) : answer;
}

async function loadTags(
  ask: Ask,
  { site, language }: StoriesAddress,
): Promise<Result<readonly StoryTag[], StoriesFailure>> {
  const root = await ask(siteRootQuery, { site }, wireSiteRootAnswer);
  if (!root.ok) return root;
  const rootPath = root.value.site.siteInfo?.rootPath;
  if (rootPath === undefined) return ok([]);
  const datasource = `${rootPath}/Data/Tags`;
  noteSources(() => listSources(datasource, language));
  const variables = { datasource, language, first: maxTags };
  const answer = await ask(tagsQuery, variables, wireTagsAnswer);
  return answer.ok ? ok(parseTags(answer.value.item?.children.results ?? [])) : answer;
}

async function loadNeighbours(
  ask: Ask,
  rootOf: RootOf,
  article: ArticleAddress,
): Promise<Answer<NeighbouringStories, StoriesFailure>> {
  const { itemId, language } = article;
  const [ascending, descending] = [byDate('ASC'), byDate('DESC')];
  const itself = { where: storyItself(itemId, language), limit: 1, orderBy: descending };
  const [root, found] = await Promise.all([
    rootOf(article),
    ask(cursorQuery, itself, wireCursorAnswer),
  ]);
  if (!root.ok) return root;
  if (!found.ok) return found;
  const cursor = found.value.stories.pageInfo?.endCursor;
  if (!cursor) return fail({ kind: 'no-article', itemId });
  const variables = {
    itemId,
    language,
    where: storiesBelow(root.value, []),
    limit: 1,
    cursor,
    ascending,
    descending,
  };
  const answer = await ask(neighboursQuery, variables, wireNeighboursAnswer);
  if (!answer.ok) return answer;
  const [next] = parseStories(answer.value.nextArticle.results, article);
  const [previous] = parseStories(answer.value.prevArticle.results, article);
  noteSources(() => neighbourSources([previous, next], article, root.value));
  const indexDate = answer.value.item?.parent.parent.date.formattedDateValue || undefined;
  return asFreshAs(root, ok({ next, previous, indexDate }));
}

/**
 * What the neighbours of an article are made from: the article and both neighbours. At the end of the list, any story may
 * become one.
 */
function neighbourSources(
  neighbours: readonly (Story | undefined)[],
  { itemId, language }: ArticleAddress,
  root: StoriesRoot,
): readonly string[] {
  const ids = [itemId, ...neighbours.flatMap((story) => story?.id ?? [])];
  const isAtEnd = neighbours.includes(undefined);
  return [...itemSources(ids, language), ...(isAtEnd ? listSources(root.path, language) : [])];
}
