import { ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { Ask } from './ask.ts';
import { navigationQuery } from './navigationQueries.ts';
import {
  type WireNavigationPart,
  wireNavigationAnswer,
  wireNavigationItem,
} from './navigationWire.ts';

// Three levels of at most 50 entries a part; further parts are fetched one after the other.
const entriesPerPart = 50;
const deepestLevel = 3;
// A cursor that never ends must not keep a menu loading: 1000 entries on one level are enough.
const maxParts = 20;

interface LevelAddress {
  /** Path or id of the item above the level. */
  readonly datasource: string;
  readonly language: string;
}

type Entries = Result<readonly unknown[], UpstreamFailure>;

/** All entries below an item, with all entries of the two levels below these, as the platform sent them. */
export async function loadLevel(ask: Ask, address: LevelAddress): Promise<Entries> {
  const part = await loadPart(ask, address);
  return part.ok ? completeLevel(ask, address, part.value, 1) : part;
}

async function loadPart(
  ask: Ask,
  { datasource, language }: LevelAddress,
  after?: string,
): Promise<Result<WireNavigationPart, UpstreamFailure>> {
  const variables = { datasource, language, first: entriesPerPart, after };
  const answer = await ask(navigationQuery, variables, wireNavigationAnswer);
  return answer.ok ? ok(answer.value.item?.children ?? { results: [] }) : answer;
}

/** Adds the parts of a level that its first part lacks, and those of the levels below it. */
async function completeLevel(
  ask: Ask,
  address: LevelAddress,
  first: WireNavigationPart,
  depth: number,
): Promise<Entries> {
  const entries = [...first.results];
  let last = first;
  for (let parts = 1; parts < maxParts; parts += 1) {
    const after = last.pageInfo?.hasNext ? last.pageInfo.endCursor : undefined;
    if (!after) break;
    const next = await loadPart(ask, address, after);
    if (!next.ok) return next;
    last = next.value;
    entries.push(...last.results);
  }
  return depth < deepestLevel
    ? completeBelow(ask, address.language, entries, depth + 1)
    : ok(entries);
}

async function completeBelow(
  ask: Ask,
  language: string,
  entries: readonly unknown[],
  depth: number,
): Promise<Entries> {
  const completed = await Promise.all(
    entries.map(async (entry) => {
      const item = wireNavigationItem.safeParse(entry);
      if (!item.success || !item.data.id || !item.data.children) return ok(entry);
      const { id, children } = item.data;
      const below = await completeLevel(ask, { datasource: id, language }, children, depth);
      return below.ok ? ok({ ...item.data, children: { results: below.value } }) : below;
    }),
  );
  return completed.find((entry) => !entry.ok) ?? ok(completed.flatMap(completedEntry));
}

function completedEntry(entry: Result<unknown, UpstreamFailure>): readonly unknown[] {
  return entry.ok ? [entry.value] : [];
}
