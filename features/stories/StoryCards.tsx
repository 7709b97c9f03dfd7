import type { ReactNode, Ref } from 'react';
import { StoryCard } from './StoryCard.tsx';
import * as css from './StoryCards.css.ts';
import { type StoriesDisplay, storyLook } from './storiesDisplay.ts';
import type { StoryView } from './storyView.ts';

interface StoryCardsProps {
  readonly stories: readonly StoryView[];
  readonly display: StoriesDisplay;
  /** For who moves the focus within the list. */
  readonly ref?: Ref<HTMLUListElement> | undefined;
  /** What follows the stories, as list items: places of those on their way. */
  readonly children?: ReactNode;
}

/** Stories as a list, in the layout an editor chose. */
export function StoryCards({ stories, display, ref, children }: StoryCardsProps) {
  const { layout, highlightLatestStory: isHighlighted, showDates, level, isFirst } = display;
  return (
    <ul ref={ref} className={css.lists[listLook(display)]}>
      {stories.map((story, at) => (
        <StoryCard
          key={story.path}
          story={story}
          look={storyLook(layout, isHighlighted, at)}
          level={level}
          showDate={showDates}
          isFirst={isFirst && at === 0}
        />
      ))}
      {children}
    </ul>
  );
}

/** Under a large one three cards make a row of the first part. */
function listLook({ layout, highlightLatestStory }: StoriesDisplay): keyof typeof css.lists {
  if (layout === 'rows') return 'rows';
  return highlightLatestStory ? 'threes' : 'cards';
}
