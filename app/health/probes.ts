import { defaultLocale } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createProbe } from '#upstream/http/probe.ts';
import { carQuestion } from '#upstream/search/carsQuestion.ts';
import { askContent, askSearch } from '../services.ts';
import { upstreams } from '../upstreams.ts';

// An idle upstream gets at most one probe in this time, however often load balancers ask for health.
const idleMs = 2_000;

const content = createContentClient({ ask: askContent, log: () => undefined });

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
  search: createProbe(upstreams.search, () => askSearch(carQuestion(probedIndex, 'probe')), idleMs),
};
