import { withoutHiddenLeaves } from '#domain/navigation/hiddenLeaves.ts';
import type { NavigationItem } from '#domain/navigation/navigationItem.ts';
import type { NavigationAddress, NavigationService } from '#domain/navigation/service.ts';
import { ok, type Result } from '#domain/result.ts';
import { minuteMs } from '#domain/units.ts';
import {
  describeUpstreamFailure,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import { remember } from '../http/remember.ts';
import { systemTools } from '../http/request.ts';
import { noteSources } from '../http/sources.ts';
import type { Ask } from './ask.ts';
import { answerTag, listSources } from './itemSources.ts';
import { loadLevel } from './navigationLevels.ts';
import { pathQuery } from './navigationQueries.ts';
import { wirePathAnswer } from './navigationWire.ts';
import { parseNavigation } from './parseNavigation.ts';

interface NavigationClientOptions {
  readonly ask: Ask;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
}

// A menu changes only when an editor publishes, and every page of a site needs the same one.
const freshMs = minuteMs;
const rememberedMenus = 100;

/** The menu of each site, requested once a minute and kept during failures. */
export function createNavigationClient(options: NavigationClientOptions): NavigationService {
  const { ask, now = systemTools.now, log } = options;
  const tree = remember((address: NavigationAddress) => loadTree(ask, address), {
    key: ({ site, language }) => `${site} ${language}`,
    tag: ({ site, language }) => answerTag('menu', [site, language]),
    shown: withoutHiddenLeaves,
    freshMs,
    maxEntries: rememberedMenus,
    now,
    onStale: ({ site, language }, failure) =>
      logFailure(
        log,
        failure,
        `navigation: ${site} ${language}: ${describeUpstreamFailure(failure)}; the last good answer is used`,
      ),
  });
  return { tree };
}

async function loadTree(
  ask: Ask,
  { site, language }: NavigationAddress,
): Promise<Result<readonly NavigationItem[], UpstreamFailure>> {
  const home = await ask(pathQuery, { site, language, routePath: '/' }, wirePathAnswer);
  if (!home.ok) return home;
  const datasource = home.value.layout?.item?.path;
  if (datasource === undefined) return ok([]);
  noteSources(() => listSources(datasource, language));
  const level = await loadLevel(ask, { datasource, language });
  return level.ok ? ok(parseNavigation(level.value)) : level;
}
