import { defaultLocale } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { askThrough, createAsk } from '#upstream/content/ask.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createProbe } from '#upstream/http/probe.ts';
import { createAskSearch } from '#upstream/search/ask.ts';
import { carQuestion } from '#upstream/search/carsQuestion.ts';
import { environment } from '../services.ts';
import { upstreams } from '../upstreams.ts';

// A request for readiness waits for a probe, so the limit is lower than that of a visitor's question.
const timeoutMs = 1_000;
// An idle upstream gets at most one probe in this time, however often load balancers ask for health.
const idleMs = 2_000;

const { url, key } = environment.content;
const content = createContentClient({
  ask: askThrough(upstreams.content, createAsk({ url, key, timeoutMs })),
  log: () => undefined,
});
const search = createAskSearch({ ...environment.search, timeoutMs });

// The first site with cars; a group without any has no search service to ask.
const probedIndex = sites.find(({ indices }) => indices)?.indices?.vehicles ?? 'vehicles';

/** Probes of the two upstreams that pages are rendered from. They ask for one small thing each. */
export const probes = {
  content: createProbe(
    upstreams.content,
    () => {
      const [site] = sites;
      return content.page({ site: site.contentName, language: defaultLocale(site), path: '/404' });
    },
    idleMs,
  ),
  search: createProbe(
    upstreams.search,
    () => upstreams.search.ask(() => search(carQuestion(probedIndex, 'probe'))),
    idleMs,
  ),
};
