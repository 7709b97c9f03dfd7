import { expect } from 'vitest';
import type { CarService } from '#domain/cars/service.ts';
import { createEmbeddedEngine } from '#search-engine/embedded/embeddedEngine.ts';
import { createApplication } from '#services/application.ts';
import { createSearchService } from '#services/search/searchService.ts';
import { createStockedEngine } from '#services/search/stockedEngine.ts';
import { findSite } from '#sites/index.ts';
import { schemaOf } from '#stock/schemas.ts';
import { systemTools } from '#upstream/http/request.ts';
import { createAskSearch } from '#upstream/search/ask.ts';
import { createCarClient } from '#upstream/search/carClient.ts';
import { stock } from '../stock/index.ts';

/** The cars of all dealers, as their sites get them. */
export interface StockedCars {
  readonly cars: CarService;
  /** Generates and indexes the stock of all dealers. */
  readonly fill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The real services and the site's client, for tests; only the network between them is missing. */
export function stockedCars(): StockedCars {
  const engine = createStockedEngine({
    engine: createEmbeddedEngine({ schemaOf, log: (line) => expect.unreachable(line) }),
    indices: stock,
    today: () => '2026-11-22',
    log: () => undefined,
  });
  const key = 'forecourt-local';
  const origin = 'http://services.test';
  const application = createApplication({
    services: [createSearchService({ engine, apiKey: key })],
    origin,
    delay: async () => undefined,
  });
  const cars = createCarClient({
    ask: createAskSearch({
      url: `${origin}/search`,
      key,
      timeoutMs: 30_000,
      tools: {
        ...systemTools,
        fetch: async (address, init) => application(new Request(address, init)),
      },
    }),
    findSite,
    now: () => performance.now(),
    log: (line) => expect.unreachable(line),
  });
  return { cars, fill: async () => void (await engine.fill()), close: () => engine.close() };
}
