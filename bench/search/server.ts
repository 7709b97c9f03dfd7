import { createEmbeddedEngine } from '#search-engine/embedded/embeddedEngine.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import { createApplication } from '../../services/application.ts';
import { createSearchService } from '../../services/search/searchService.ts';
import { loopback, serve } from '../../services/serve.ts';
import { makeCars, searchedIndex } from './cars.ts';

/** Runs only the search service in a separate process. Sends its port once the index is filled. */
async function main(count: number): Promise<void> {
  const schemaOf = createSchemaOf(() => ['sv']);
  const engine = createEmbeddedEngine({ schemaOf, log: console.error });
  await engine.replace(searchedIndex, [...makeCars(count)]);
  const service = createSearchService({ engine, apiKey: 'bench' });
  const handle = createApplication({
    services: [service],
    origin: 'http://localhost',
    delay: async () => undefined,
  });
  const listening = await serve(handle, loopback(0), console.error);
  if (listening.kind === 'failed') throw new Error(listening.reason);
  process.send?.(listening.port);
}

await main(Number(process.argv[2]));
