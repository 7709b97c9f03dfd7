import { fileURLToPath } from 'node:url';
import { createCarMediaService } from './carMedia/carMediaService.ts';
import { createContentService } from './content/contentService.ts';
import type { Environment } from './environment.ts';
import { createFormsService } from './forms/formsService.ts';
import type { Log } from './http/nodeAdapter.ts';
import { createJotformService } from './jotform/jotformService.ts';
import { createMediaLibrary, createMediaService } from './media/mediaService.ts';
import type { SearchEngine } from './search/engine.ts';
import { openEngine } from './search/openEngine.ts';
import { createSearchService } from './search/searchService.ts';
import { createStockedEngine } from './search/stock/stockedEngine.ts';
import { stockIndices } from './search/stock/stockIndices.ts';
import type { Service } from './service.ts';

/** What the services are built from. */
export interface ServicesOptions {
  environment: Environment;
  /** Whether to follow changes of the seed files. */
  isWatching: boolean;
  log: Log;
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Whatever answers searches. Only what is the demo's own is stocked: a cluster has an owner. */
function createSearchEngine(environment: Environment, log: Log): SearchEngine {
  const engine = openEngine(environment, log);
  if (environment.openSearchUrl !== undefined) return engine;
  const today = () => new Date().toISOString().slice(0, 10);
  const stocked = createStockedEngine({ engine, today, log });
  // Where nothing is kept, nothing is made before someone asks for it.
  if (environment.dataFolder !== undefined) void stocked.fill();
  return stocked;
}

/** Every embedded service, in the order the front page shows them. */
export function createServices({ environment, isWatching, log }: ServicesOptions): Service[] {
  const mediaFolder = folder('./media/files');
  const engine = createSearchEngine(environment, log);
  return [
    createContentService({
      seedFolder: folder('./content/seed'),
      apiKey: environment.contentApiKey,
      rateLimit: environment.contentRateLimit,
      sitePort: environment.sitePort,
      isWatching,
      media: createMediaLibrary(mediaFolder),
      now: Date.now,
      log,
    }),
    createMediaService(mediaFolder),
    createSearchService({ engine, apiKey: environment.searchApiKey }),
    createCarMediaService({
      engine,
      indices: stockIndices.flatMap(({ name }) => (name.startsWith('vehicles-') ? [name] : [])),
    }),
    createFormsService({ now: Date.now }),
    createJotformService({ apiKey: environment.jotformApiKey, now: Date.now }),
  ];
}
