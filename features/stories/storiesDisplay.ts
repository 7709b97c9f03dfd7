import type { StoriesIndex, StoriesLayout } from '#domain/stories/storiesIndex.ts';
import type { StoryLook } from './StoryCard.tsx';

/** How a list shows its stories. */
export interface StoriesDisplay
  extends Pick<StoriesIndex, 'showDates' | 'layout' | 'highlightLatestStory'> {
  /** The rank of the stories' titles. */
  readonly level: 2 | 3 | 4;
  /** Whether the list is what visitors see first. */
  readonly isFirst: boolean;
}

/** How the story at a place of the list looks. */
export function storyLook(layout: StoriesLayout, isHighlighted: boolean, at: number): StoryLook {
  if (isHighlighted && at === 0) return 'large';
  return layout === 'cards' ? 'card' : 'row';
}
