import { setTimeout as wait } from 'node:timers/promises';
import { perProcess } from '#process/perProcess.ts';
import { sites } from '#sites/index.ts';
import { createItemPlaces } from '#upstream/content/itemPlaces.ts';
import { log } from '../log.ts';
import { askContent } from '../services.ts';
import { forVisitor } from '../visitorBudget.ts';
import { publishedTags } from './publishedTags.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { purgeTags } from './purgeTags.ts';

/**
 * How long old pages are answered while new ones are rendered (s). After that a page waits for its render, so that nobody
 * gets one from before a publish.
 */
const graceSeconds = 1;

/** Publishes in all processes. */
export function sitePublisher(): Publisher {
  return perProcess('publisher', () => {
    const places = createItemPlaces({ ask: askContent });
    return createPublisher({
      tagsOf: (items) => forVisitor(() => publishedTags(items, { places, sites })),
      purge: (tags) => purgeTags({ tags, graceSeconds }),
      pause: (ms) => wait(ms),
      log,
    });
  });
}
