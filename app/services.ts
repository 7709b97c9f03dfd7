import type { BlockServices } from '#cms/services.ts';
import type { CarDirectory } from '#domain/cars/directory.ts';
import { createPlaceFinder } from '#domain/cars/findPlace.ts';
import { withDistances } from '#domain/cars/nearCars.ts';
import type {
  AnsweredQuestionsFailure,
  AnsweredQuestionsService,
} from '#domain/forms/answeredQuestions.ts';
import { kilobyte, megabyte } from '#domain/units.ts';
import { isMissing } from '#domain/upstreamFailure.ts';
import { findSite } from '#sites/index.ts';
import { createCarMediaClient } from '#upstream/carMedia/client.ts';
import { createFinanceQuoteClient } from '#upstream/codeweaver/client.ts';
import { askThrough, createAsk } from '#upstream/content/ask.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createComponentClient } from '#upstream/content/componentClient.ts';
import { createMediaClient, type MediaClient } from '#upstream/content/media.ts';
import {
  builtComponentOrigin,
  deliveryOrigin,
  isVendorPlatform,
} from '#upstream/content/mediaOrigins.ts';
import { createNavigationClient } from '#upstream/content/navigationClient.ts';
import { createStoriesClient } from '#upstream/content/storiesClient.ts';
import { createJotformClient } from '#upstream/jotform/client.ts';
import { createPlaceClient } from '#upstream/places/client.ts';
import { type AskSearch, createAskSearch } from '#upstream/search/ask.ts';
import { createCarClient } from '#upstream/search/carClient.ts';
import { createCarDirectory } from '#upstream/search/carDirectory.ts';
import { createFacilityClient } from '#upstream/search/facilityClient.ts';
import { parseEnvironment } from './environment.ts';
import { log } from './log.ts';
import { logUnreadableParts } from './unreadableParts.ts';
import { upstreamLimits, upstreams } from './upstreams.ts';

logUnreadableParts();

/** The environment of this process. */
export const environment = parseEnvironment(process.env);

/** Asks the content platform through its gate. */
export const askContent = askThrough(
  upstreams.content,
  createAsk({
    url: environment.content.url,
    key: environment.content.key,
    timeoutMs: upstreamLimits.content.timeoutMs,
  }),
);

/** The clients of the upstreams, created once and passed to the pages. */
export const content = createContentClient({ ask: askContent, log });

/** Single components of pages, for the platform's Design Library. */
export const editableComponents = createComponentClient({
  origin: new URL(environment.content.url).origin,
  key: environment.content.key,
  timeoutMs: upstreamLimits.content.timeoutMs,
  upstream: upstreams.content,
});

const searchIndex = createAskSearch({
  ...environment.search,
  timeoutMs: upstreamLimits.search.timeoutMs,
});

/** Asks the search service through its gate. */
export const askSearch: AskSearch = (request) => upstreams.search.ask(() => searchIndex(request));

const searching = { ask: askSearch, findSite, now: () => performance.now(), log };

// A list of cars waits for the place of its words no longer than for its cars; an answer that comes later is kept.
const placeTimeLimitMs = 800;

const facilities = createFacilityClient(searching);

/** Towns and districts of the countries with sites. */
export const places = createPlaceClient({
  ...environment.places,
  upstream: upstreams.places,
  timeoutMs: upstreamLimits.places.timeoutMs,
  log,
});

/** The services that blocks load data from. */
export const blockServices: BlockServices = {
  cars: withDistances(createCarClient(searching), { facilities, findSite }),
  facilities,
  navigation: createNavigationClient({ ask: askContent, log }),
  stories: createStoriesClient({ ask: askContent, log }),
  places: createPlaceFinder({ places, facilities, findSite, timeLimitMs: placeTimeLimitMs }),
};

/** All cars of a site, for its sitemap. */
export const carDirectory: CarDirectory = createCarDirectory({ ask: askSearch, findSite });

const mediaLibrary = createMediaClient({
  origin: new URL(environment.content.url).origin,
  otherOrigins: isVendorPlatform(environment.content.url) ? [deliveryOrigin] : [],
  timeoutMs: upstreamLimits.contentMedia.timeoutMs,
  maxBytes: 8 * megabyte,
});

/** The content platform's media library, for reading files on the server. */
export const mediaClient: MediaClient = {
  owns: mediaLibrary.owns,
  // Content may reference missing files; a 404 doesn't mean that the library is down.
  file: (src) => upstreams.contentMedia.ask(() => mediaLibrary.file(src), isMissing),
};

const componentLibrary = createMediaClient({
  origin: new URL(environment.content.url).origin,
  otherOrigins: [builtComponentOrigin],
  timeoutMs: upstreamLimits.content.timeoutMs,
  maxBytes: 512 * kilobyte,
});

/** The HTML of components that editors have made in the platform's builder. */
export const builtComponents: MediaClient = {
  owns: componentLibrary.owns,
  file: (src) => upstreams.contentMedia.ask(() => componentLibrary.file(src), isMissing),
};

/** Videos and 360° views of cars. */
export const carMedia = createCarMediaClient({
  url: environment.carMediaUrl,
  upstream: upstreams.carMedia,
  timeoutMs: upstreamLimits.carMedia.timeoutMs,
  log,
});

const jotformClient = createJotformClient({
  url: environment.formProviders.jotform.url,
  key: environment.jotformKey,
  timeoutMs: upstreamLimits.jotform.timeoutMs,
});

/** The questions answered in forms at Jotform. */
export const jotform: AnsweredQuestionsService = {
  ofLatest: (formId) => upstreams.jotform.ask(() => jotformClient.ofLatest(formId), isUnknownForm),
};

function isUnknownForm({ kind }: AnsweredQuestionsFailure): boolean {
  return kind === 'unknown-form';
}

/** Finance quotes for cars of British sites. */
export const financeQuotes = createFinanceQuoteClient({
  ...environment.codeweaver,
  upstream: upstreams.codeweaver,
  timeoutMs: upstreamLimits.codeweaver.timeoutMs,
});
