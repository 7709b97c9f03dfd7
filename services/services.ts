import { fileURLToPath } from 'node:url';
import { createContentService } from './content/contentService.ts';
import type { Environment } from './environment.ts';
import { createFormsService } from './forms/formsService.ts';
import type { Log } from './http/nodeAdapter.ts';
import { createJotformService } from './jotform/jotformService.ts';
import { createMediaLibrary, createMediaService } from './media/mediaService.ts';
import { createEngine } from './search/createEngine.ts';
import { createSearchService } from './search/searchService.ts';
import { createStockedEngine } from './search/stock/stockedEngine.ts';
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

/** Every embedded service, in the order the front page shows them. */
export function createServices({ environment, isWatching, log }: ServicesOptions): Service[] {
  const mediaFolder = folder('./media/files');
  const engine = createStockedEngine({
    engine: createEngine({ kind: 'embedded', folder: environment.dataFolder }, log),
    today: () => new Date().toISOString().slice(0, 10),
    log,
  });
  // Where nothing is kept, nothing is made before someone asks for it.
  if (environment.dataFolder !== undefined) void engine.fill();
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
    createFormsService({ now: Date.now }),
    createJotformService({ apiKey: environment.jotformApiKey, now: Date.now }),
  ];
}
