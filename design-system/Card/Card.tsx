import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { GlobalProps } from '../native.ts';
import * as css from './Card.css.ts';
import { frame, landscape } from './frame.css.ts';
import { hitArea as hitAreas, moving } from './pressable.css.ts';

export interface CardProps extends Omit<GlobalProps, 'title'> {
  /**
   * Where the picture is: above the words; small and beside them, for lists; or beside them in half
   * of the card, for a single card. Phones always show it above the words.
   * @default 'column'
   */
  readonly layout?: 'column' | 'row' | 'feature' | undefined;
  /** A Picture with `ratio="fill"`. */
  readonly picture?: ReactNode | undefined;
  /**
   * The aspect ratio of the picture above the words: 4:3, or 3:2, the ratio of car photographs.
   * @default 'standard'
   */
  readonly pictureShape?: 'standard' | 'landscape' | undefined;
  /** An icon for the subject of the card, placed on the picture if there is one. */
  readonly icon?: IconName | undefined;
  /** A Badge, placed like the icon. */
  readonly badge?: ReactNode | undefined;
  /** A Heading. In a card without an action it may contain the card's link. */
  readonly title?: ReactNode | undefined;
  /** The body text. Links in it remain separate from the card's link. */
  readonly text?: ReactNode | undefined;
  /** Facts to compare across cards, such as a list of terms and values. */
  readonly facts?: ReactNode | undefined;
  /** The card's link, at the bottom of the card. */
  readonly action?: ReactNode | undefined;
  /**
   * The clickable area: the whole card, which follows the link in its action or title, or only that
   * link.
   * @default 'card'
   */
  readonly hitArea?: 'card' | 'link' | undefined;
  /**
   * The element to render.
   * @default 'article'
   */
  readonly as?: 'article' | 'li' | 'div' | undefined;
}

/**
 * A card with a picture, title, text, facts and action. In a CardGrid, the parts of all cards in a
 * row are aligned, however long the texts are.
 */
export function Card({
  layout = 'column',
  hitArea = 'card',
  as: Tag = 'article',
  ...rest
}: CardProps) {
  const { picture, pictureShape, icon, badge, title, text, facts, action, ...native } = rest;
  return (
    <Tag {...native} className={`${css.layouts[layout]} ${hitAreas[hitArea]}`}>
      <CardTop picture={picture} pictureShape={pictureShape} icon={icon} badge={badge} />
      {title && <div className={css.title}>{title}</div>}
      {text && <div className={css.text}>{text}</div>}
      {facts && <div className={css.facts}>{facts}</div>}
      {action && <div className={css.action}>{action}</div>}
    </Tag>
  );
}

/** The picture with its icon and badge, or only the icon and badge. */
function CardTop({
  picture,
  pictureShape = 'standard',
  icon,
  badge,
}: Pick<CardProps, 'picture' | 'pictureShape' | 'icon' | 'badge'>) {
  const sign = icon && (
    <span className={css.icon}>
      <Icon name={icon} size="l" />
    </span>
  );
  if (picture) {
    const classes = [frame, moving, ...(pictureShape === 'landscape' ? [landscape] : [])];
    return (
      <div className={classes.join(' ')}>
        {picture}
        {badge && <div className={css.badgeOnPicture}>{badge}</div>}
        {sign && <div className={css.iconOnPicture}>{sign}</div>}
      </div>
    );
  }
  if (!sign && !badge) return null;
  return (
    <div className={css.signs}>
      {sign}
      {badge}
    </div>
  );
}
