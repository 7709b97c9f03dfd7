import { LRUCache } from 'lru-cache';
import type { Page } from '#domain/content/page.ts';
import type { ContentService, PageAddress } from '#domain/content/service.ts';
import type { Result } from '#domain/result.ts';
import { minuteMs } from '#domain/units.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import {
  describeUpstreamFailure,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import { inBudget, withoutBudget } from '../http/budget.ts';
import { addMemory, publishCount } from '../http/memories.ts';
import { createLastPages } from './lastPages.ts';

type PageAnswer = Answer<Page | undefined, UpstreamFailure>;

type LoadPage = (address: PageAddress) => Promise<Result<Page | undefined, UpstreamFailure>>;

interface PageLoaderTools {
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

// A layout takes about 30 KB, and eleven sites have a few hundred pages.
const rememberedPages = 500;

/** How long a layout that came too late for its visitor is used for the next one: as long as all other answers. */
const lateFreshMs = minuteMs;

/**
 * Loads layouts, and uses the last layout of a page while the platform fails or is late.
 *
 * A late layout isn't lost. It is the answer to the next request; otherwise pages of a platform that is always a
 * little slow would never be rendered from a new one.
 */
export function createPageLoader(
  load: LoadPage,
  { log, now }: PageLoaderTools,
): ContentService['page'] {
  const { lastAnswer, loadOrLast } = createLastAnswers(load, log);
  const late = new LRUCache<string, PageAnswer>({
    max: rememberedPages,
    ttl: lateFreshMs,
    ttlResolution: 0,
    perf: { now },
  });

  addMemory({
    renew: async () => {
      late.clear();
      return [];
    },
  });

  return async (address) => {
    const publishesBefore = publishCount();
    const key = describe(address);
    const came = late.get(key);
    if (late.delete(key) && came) return came;
    let isLate = false;
    const answer = withoutBudget(() => loadOrLast(address)).then((found) => {
      const isNew = found.ok && !found.isStale && publishCount() === publishesBefore;
      if (isLate && isNew) late.set(key, found);
      return found;
    });
    const given = await inBudget(answer, () => lastAnswer(address));
    isLate = true;
    return given;
  };
}

/** Remembers the last layout of each page, for when no new one can be loaded. */
function createLastAnswers(load: LoadPage, log: PageLoaderTools['log']) {
  const lastPages = createLastPages(rememberedPages);

  function lastAnswer(address: PageAddress): PageAnswer | undefined {
    const page = lastPages.find(address);
    return page && { ok: true, value: page, isStale: true };
  }

  async function loadOrLast(address: PageAddress): Promise<PageAnswer> {
    const answer = await load(address);
    if (answer.ok) {
      if (answer.value) lastPages.keep(address, answer.value);
      return answer;
    }
    const last = lastAnswer(address);
    if (!last) return answer;
    const { failure } = answer;
    const reason = describeUpstreamFailure(failure);
    logFailure(
      log,
      failure,
      `content: page ${describe(address)}: ${reason}; its last layout is used`,
    );
    return last;
  }

  return { lastAnswer, loadOrLast };
}

function describe({ site, language, path }: PageAddress): string {
  return `${path} of ${site} ${language}`;
}
