import { ok, type Result } from '#domain/result.ts';
import { hourMs } from '#domain/units.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { remember } from '../http/remember.ts';
import { systemTools } from '../http/request.ts';
import type { Ask } from './ask.ts';
import { itemPlacesQuery, siteRootQuery } from './queries.ts';
import { wireItemPlacesAnswer, wireSiteRootAnswer } from './wire.ts';

/** Where an item is. */
export interface ItemPlace {
  /** In the content tree. */
  readonly path: string;
  /** The address of a page on its site, with or without its language in front. Items that are no pages may have one too. */
  readonly url: string | undefined;
}

/** Finds out where items are. Failures are values. */
export interface ItemPlaces {
  /** The place of each item, in the order of the ids; `undefined` where the language has no such item. */
  readonly find: (
    ids: readonly string[],
    language: string,
  ) => Promise<Result<readonly (ItemPlace | undefined)[], UpstreamFailure>>;
  /** The path of the item above all items of a site; `undefined` if the platform has no such site. */
  readonly root: (site: string) => Promise<Answer<string | undefined, UpstreamFailure>>;
}

interface ItemPlacesOptions {
  readonly ask: Ask;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
}

/** The platform limits how complex a query may be. */
const itemsPerQuery = 25;

/** Sites are moved hardly ever. */
const rootFreshMs = hourMs;
const rememberedRoots = 100;

/** A client for the places of items. */
export function createItemPlaces({ ask, now = systemTools.now }: ItemPlacesOptions): ItemPlaces {
  return {
    find: async (ids, language) => {
      const parts = Array.from({ length: Math.ceil(ids.length / itemsPerQuery) }, (_, at) =>
        askPlaces(ask, ids.slice(at * itemsPerQuery, (at + 1) * itemsPerQuery), language),
      );
      const answers = await Promise.all(parts);
      const failed = answers.find((answer) => !answer.ok);
      return failed ?? ok(answers.flatMap((answer) => (answer.ok ? answer.value : [])));
    },
    root: remember((site: string) => askRoot(ask, site), {
      key: (site) => site,
      freshMs: rootFreshMs,
      maxEntries: rememberedRoots,
      now,
      onStale: () => undefined,
    }),
  };
}

async function askPlaces(
  ask: Ask,
  ids: readonly string[],
  language: string,
): Promise<Result<readonly (ItemPlace | undefined)[], UpstreamFailure>> {
  const variables = Object.fromEntries(ids.map((id, at) => [`id${at}`, id]));
  const query = itemPlacesQuery(ids.length);
  const answer = await ask(query, { language, ...variables }, wireItemPlacesAnswer);
  if (!answer.ok) return answer;
  const items = ids.map((_, at) => answer.value[`item${at}`]);
  return ok(
    items.map((item) => (item ? { path: item.path, url: item.url?.path ?? undefined } : undefined)),
  );
}

async function askRoot(
  ask: Ask,
  site: string,
): Promise<Result<string | undefined, UpstreamFailure>> {
  const answer = await ask(siteRootQuery, { site }, wireSiteRootAnswer);
  return answer.ok ? ok(answer.value.site.siteInfo?.rootPath) : answer;
}
