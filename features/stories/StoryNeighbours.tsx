import { Icon } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { NeighbouringStories as Neighbours } from '#domain/stories/service.ts';
import * as css from './StoryNeighbours.css.ts';

interface StoryNeighboursProps extends Neighbours {
  readonly dictionary: Dictionary;
}

/** Links to the previous and next article, if there are any. */
export function StoryNeighbours({ previous, next, dictionary }: StoryNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={css.navigation} aria-label={dictionary.storyNavigation}>
      {previous && (
        <a className={css.ways.previous} href={previous.path}>
          <span className={css.direction}>
            <Icon name="arrow-left" />
            {dictionary.storyPrevious}
          </span>
          <span className={css.title}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a className={css.ways.next} href={next.path}>
          <span className={css.direction}>
            {dictionary.storyNext}
            <Icon name="arrow-right" />
          </span>
          <span className={css.title}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
