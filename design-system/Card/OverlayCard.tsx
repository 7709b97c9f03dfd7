import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import * as css from './OverlayCard.css.ts';
import { hitArea as hitAreas } from './pressable.css.ts';

export interface OverlayCardProps extends Omit<GlobalProps, 'title'> {
  /** A Picture with `ratio="fill"`. */
  readonly picture?: ReactNode | undefined;
  /** A Heading, which contains the card's link, if any. */
  readonly title?: ReactNode | undefined;
  /** A short text under the title. */
  readonly text?: ReactNode | undefined;
  /**
   * The clickable area: the whole card, which follows the link in its title, or only that link.
   * @default 'card'
   */
  readonly hitArea?: 'card' | 'link' | undefined;
  /**
   * The element to render.
   * @default 'article'
   */
  readonly as?: 'article' | 'li' | 'div' | undefined;
}

/** A card with text over a picture. A veil keeps the text readable over any picture. */
export function OverlayCard({ hitArea = 'card', as: Tag = 'article', ...rest }: OverlayCardProps) {
  const { picture, title, text, ...native } = rest;
  return (
    <Tag {...native} className={`${css.card} ${hitAreas[hitArea]}`}>
      {picture && <div className={css.picture}>{picture}</div>}
      {(title || text) && (
        <div className={css.words}>
          {title && <div className={css.title}>{title}</div>}
          {text}
        </div>
      )}
    </Tag>
  );
}
