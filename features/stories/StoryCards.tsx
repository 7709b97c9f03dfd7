import type { ReactNode, Ref } from 'react';
import { StoryCard } from './StoryCard.tsx';
import * as css from './StoryCards.css.ts';
import { type StoriesDisplay, storyLook } from './storiesDisplay.ts';
import type { StoryView } from './storyView.ts';

interface StoryCardsProps {
  readonly stories: readonly StoryView[];
  readonly display: StoriesDisplay;
  /** For callers that move the focus within the list. */
  readonly ref?: Ref<HTMLUListElement> | undefined;
  /** List items after the stories: placeholders of those that are loading. */
  readonly children?: ReactNode;
}

/** Stories as a list, in the layout that an editor chose; nothing without any. */
export function StoryCards({ stories, display, ref, children }: StoryCardsProps) {
  const { layout, highlightLatestStory: isHighlighted, showDates, level, isFirst } = display;
  if (stories.length === 0 && !children) return null;
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

/** Below a large story, the rest of the first part fills one row of three. */
function listLook({ layout, highlightLatestStory }: StoriesDisplay): keyof typeof css.lists {
  if (layout === 'rows') return 'rows';
  return highlightLatestStory ? 'threes' : 'cards';
}
