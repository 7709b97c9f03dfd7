import type { BlockServices } from '#blocks/services.ts';
import { createCarMediaClient } from '#upstream/carMedia/client.ts';
import { createAsk } from '#upstream/content/ask.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createMediaClient } from '#upstream/content/media.ts';
import { createNavigationClient } from '#upstream/content/navigationClient.ts';
import { createStoriesClient } from '#upstream/content/storiesClient.ts';
import { createJotformClient } from '#upstream/jotform/client.ts';
import { createAskSearch } from '#upstream/search/ask.ts';
import { createCarClient } from '#upstream/search/carClient.ts';
import { createFacilityClient } from '#upstream/search/facilityClient.ts';
import { parseEnvironment } from './environment.ts';
import { log } from './log.ts';

/** The environment of this process. */
export const environment = parseEnvironment(process.env);

// The limit the visitor waits at most; then the last good answer, or the error section, is shown.
const contentTimeoutMs = 3_000;

const ask = createAsk({
  url: environment.content.url,
  key: environment.content.key,
  timeoutMs: contentTimeoutMs,
  maxConcurrent: 16,
});

/** The clients of the outside systems, built once and handed down to the pages. */
export const content = createContentClient({ ask, log });

const askSearch = createAskSearch({
  ...environment.search,
  // The limit a visitor waits for a list; the page stands without it.
  timeoutMs: 3_000,
});

const searching = { ask: askSearch, now: () => performance.now(), log };

/** What blocks are loaded with. */
export const blockServices: BlockServices = {
  cars: createCarClient(searching),
  facilities: createFacilityClient(searching),
  navigation: createNavigationClient({ ask, log }),
  stories: createStoriesClient({ ask, log }),
};

/** The content platform's media library, as far as the server itself looks into it. */
export const media = createMediaClient({
  origin: new URL(environment.content.url).origin,
  // A blur is a nicety: no page waits longer for it.
  timeoutMs: 1_000,
  maxBytes: 8 * 1024 * 1024,
});

/** Films and turns of cars. */
export const carMedia = createCarMediaClient({
  url: environment.carMediaUrl,
  // The car's pictures are there already; nobody waits for more of it for long.
  timeoutMs: 3_000,
  log,
});

/** What was answered in forms at Jotform. */
export const jotform = createJotformClient({
  url: environment.formProviders.jotform.url,
  key: environment.jotformKey,
  // The thanks don't wait for it, and stand only three seconds before the form comes back.
  timeoutMs: 3_000,
});
