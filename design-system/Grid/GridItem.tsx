import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import * as styles from './Grid.css.ts';

type Span = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The number of columns an item spans from each breakpoint up. */
export interface GridSpan {
  readonly phone?: Span | undefined;
  readonly tablet?: Span | undefined;
  readonly laptop?: Span | undefined;
  readonly desktop?: Span | undefined;
  readonly wide?: Span | undefined;
}

export interface GridItemProps extends GlobalProps {
  /**
   * The number of columns it spans at each breakpoint.
   * @default one column
   */
  readonly span?: GridSpan | undefined;
  /**
   * The element to render; `li` in a Grid that is a list.
   * @default 'div'
   */
  readonly as?: 'div' | 'li' | 'article' | 'section' | undefined;
  /** The content. */
  readonly children: ReactNode;
}

/** One item of a Grid. */
export function GridItem({ as: Tag = 'div', span = {}, ...rest }: GridItemProps) {
  const { phone, tablet, laptop, desktop, wide } = span;
  const classes = [
    styles.item,
    phone && styles.itemSpan.phone[phone],
    tablet && styles.itemSpan.tablet[tablet],
    laptop && styles.itemSpan.laptop[laptop],
    desktop && styles.itemSpan.desktop[desktop],
    wide && styles.itemSpan.wide[wide],
  ];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
