import type { StoriesPart } from '#domain/stories/service.ts';
import type { StoryTag } from '#domain/stories/story.ts';
import { StoryCard } from './StoryCard.tsx';
import * as css from './StoryCards.css.ts';
import { storyViews } from './storyView.ts';

interface StoriesTeaserProps {
  readonly part: StoriesPart;
  readonly tags: readonly StoryTag[];
  /** The heading level of the stories' titles. */
  readonly level: 2 | 3 | 4;
}

/** A few stories side by side. */
export function StoriesTeaser({ part, tags, level }: StoriesTeaserProps) {
  return (
    <ul className={css.lists.threes}>
      {storyViews(part.stories, tags).map((story) => (
        <StoryCard
          key={story.path}
          story={story}
          look="card"
          level={level}
          showDate={part.index.showDates}
          isFirst={false}
        />
      ))}
    </ul>
  );
}
