import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { GlobalProps } from '../native.ts';
import * as css from './Card.css.ts';
import { frame, landscape } from './frame.css.ts';
import { hitArea as hitAreas, moving } from './pressable.css.ts';

export interface CardProps extends Omit<GlobalProps, 'title'> {
  /**
   * Where the picture stands: above the words; beside them, small, for lists; or beside them in
   * half the card, for a card that stands alone. Phones show it above either way.
   * @default 'column'
   */
  layout?: 'column' | 'row' | 'feature' | undefined;
  /** A Picture with `ratio="fill"`. */
  picture?: ReactNode | undefined;
  /**
   * What the picture is cut to above the words: 4:3, or 3:2 as cars are photographed.
   * @default 'standard'
   */
  pictureShape?: 'standard' | 'landscape' | undefined;
  /** A sign for what the card is about; on the picture, if there is one. */
  icon?: IconName | undefined;
  /** A Badge, in the same place. */
  badge?: ReactNode | undefined;
  /** A Heading. In a card without action it may hold the card's link. */
  title?: ReactNode | undefined;
  /** What the card says. Links in it stay links of their own. */
  text?: ReactNode | undefined;
  /** What can be compared with the cards beside, such as a list of terms and values. */
  facts?: ReactNode | undefined;
  /** The card's link. It stands at the foot. */
  action?: ReactNode | undefined;
  /**
   * What answers the pointer: the whole card, by the link in its action or title, or only that
   * link itself.
   * @default 'card'
   */
  hitArea?: 'card' | 'link' | undefined;
  /**
   * The element to render.
   * @default 'article'
   */
  as?: 'article' | 'li' | 'div' | undefined;
}

/**
 * Picture, title, text, facts and a way on. Beside each other in a CardGrid the parts of all cards
 * of a row begin at the same height, however long the texts are.
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

/** The picture with its signs, or the signs alone. */
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
