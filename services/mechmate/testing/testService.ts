import type { SearchDocument, SearchEngine } from '#search-engine/engine.ts';
import { createMechmateService } from '../mechmateService.ts';
import type { WorkshopPlan } from '../workshopPlan.ts';
import type { Wait } from '../workshopStream.ts';

interface TestServiceOptions {
  readonly plan: WorkshopPlan;
  /** The facilities in the search index; undefined while it fails. */
  readonly facilities: readonly SearchDocument[] | undefined;
  /** The time in ms since 1970. @default 2026-11-23 at noon */
  readonly now?: () => number;
  readonly wait?: Wait;
  readonly dataFolder?: string | undefined;
}

/** The service on its own, called without a network. For tests. */
export function createTestService(options: TestServiceOptions) {
  const { plan, facilities, dataFolder, wait = async () => undefined } = options;
  let bookings = 0;
  return createMechmateService({
    plan,
    mainSite: 'test',
    engine: engineWith(facilities),
    apiKey: 'forecourt-local',
    dataFolder,
    now: options.now ?? (() => Date.UTC(2026, 10, 23, 12)),
    newId: () => {
      bookings += 1;
      return `B${bookings}`;
    },
    wait,
    log: () => undefined,
  });
}

function engineWith(facilities: readonly SearchDocument[] | undefined): SearchEngine {
  const unused = async () => {
    throw new Error('the service only searches');
  };
  return {
    search: async () => {
      if (!facilities) return { ok: false, failure: { kind: 'unavailable', reason: 'test' } };
      const hits = facilities.map((facility) => Buffer.from(JSON.stringify(facility)));
      return { ok: true, value: { facets: [], hits, total: hits.length } };
    },
    count: unused,
    stored: unused,
    replace: unused,
    patch: unused,
    close: unused,
  };
}
