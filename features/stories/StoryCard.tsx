import { Chip } from '#design-system/Chip/Chip.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { PreparedPicture } from '#design-system/Picture/PreparedPicture.tsx';
import * as css from './StoryCard.css.ts';
import type { StoryView } from './storyView.ts';

/** The look of a card: in a grid, a row of a list, or large above the others. */
export type StoryLook = keyof typeof css.looks;

interface StoryCardProps {
  readonly story: StoryView;
  readonly look: StoryLook;
  /** The level of its heading, one below the list's own. */
  readonly level: 2 | 3 | 4;
  readonly showDate: boolean;
  /** Whether its picture is loaded with priority. */
  readonly isFirst: boolean;
}

const titleStyles = { card: 'heading4', row: 'heading3', large: 'heading2' } as const;

/** A story in a list. The link in its title covers the whole card. */
export function StoryCard({ story, look, level, showDate, isFirst }: StoryCardProps) {
  const { picture, date, premble, tags } = story;
  return (
    <li className={css.looks[look]}>
      <div className={css.frame}>
        {picture && (
          <PreparedPicture
            {...picture}
            sizes={css.pictureSizes[look]}
            priority={isFirst ? 'first' : 'lazy'}
          />
        )}
      </div>
      <div className={css.words}>
        {showDate && date && (
          <time className={css.date} dateTime={date.value}>
            {date.formatted}
          </time>
        )}
        <div className={css.title}>
          <Heading level={level} style={titleStyles[look]}>
            <a className={css.link} href={story.path}>
              {story.title}
            </a>
          </Heading>
        </div>
        {premble && <p className={css.premble}>{premble}</p>}
        {tags.length > 0 && (
          <div className={css.tags}>
            {tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
