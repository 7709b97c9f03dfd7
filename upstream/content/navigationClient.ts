import { type ContentFailure, describeContentFailure } from '#domain/content/service.ts';
import type { NavigationItem } from '#domain/navigation/navigationItem.ts';
import type { NavigationAddress, NavigationService } from '#domain/navigation/service.ts';
import { ok, type Result } from '#domain/result.ts';
import { remember } from '../http/remember.ts';
import { systemTools } from '../http/request.ts';
import type { Ask } from './ask.ts';
import { navigationQuery, pathQuery } from './navigationQueries.ts';
import { wireNavigationAnswer, wirePathAnswer } from './navigationWire.ts';
import { parseNavigation } from './parseNavigation.ts';

interface NavigationClientOptions {
  readonly ask: Ask;
  /** Where the named lines about failures go. */
  readonly log: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
}

// A menu changes when an editor publishes; every page of a site asks for the same one.
const freshMs = 60_000;
const rememberedMenus = 100;
// 50 entries on each of three levels stay below the platform's limits.
const entriesPerLevel = 50;

/** The menu of each site, asked for once a minute and kept through the platform's bad moments. */
export function createNavigationClient(options: NavigationClientOptions): NavigationService {
  const { ask, now = systemTools.now, log } = options;
  const tree = remember((address: NavigationAddress) => loadTree(ask, address), {
    key: ({ site, language }) => `${site} ${language}`,
    freshMs,
    maxEntries: rememberedMenus,
    now,
    onStale: ({ site, language }, failure) =>
      log(
        `navigation: ${site} ${language}: ${describeContentFailure(failure)}; the last good answer is used`,
      ),
  });
  return { tree };
}

async function loadTree(
  ask: Ask,
  { site, language }: NavigationAddress,
): Promise<Result<readonly NavigationItem[], ContentFailure>> {
  const home = await ask(pathQuery, { site, language, routePath: '/' }, wirePathAnswer);
  if (!home.ok) return home;
  const datasource = home.value.layout?.item?.path;
  if (datasource === undefined) return ok([]);
  const variables = { datasource, language, first: entriesPerLevel };
  const answer = await ask(navigationQuery, variables, wireNavigationAnswer);
  if (!answer.ok) return answer;
  return ok(parseNavigation(answer.value.item?.children.results ?? []));
}
