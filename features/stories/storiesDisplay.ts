import type { StoriesIndex, StoriesLayout } from '#domain/stories/storiesIndex.ts';
import type { StoryLook } from './StoryCard.tsx';

/** How a list shows its stories. */
export interface StoriesDisplay
  extends Pick<StoriesIndex, 'showDates' | 'layout' | 'highlightLatestStory'> {
  /** The heading level of the stories' titles. */
  readonly level: 2 | 3 | 4;
  /** Whether the list is in the first screen of the page. */
  readonly isFirst: boolean;
}

/** The look of the story at an index of the list. */
export function storyLook(layout: StoriesLayout, isHighlighted: boolean, at: number): StoryLook {
  if (isHighlighted && at === 0) return 'large';
  return layout === 'cards' ? 'card' : 'row';
}
