import type { StoriesIndex } from '../storiesIndex.ts';

/** The index of a site’s stories, for tests. */
export const testIndex: StoriesIndex = {
  path: '/nyheter',
  showDates: true,
  layout: 'cards',
  highlightLatestStory: false,
};
