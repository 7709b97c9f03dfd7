import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import * as styles from './Grid.css.ts';

type ColumnCount = 1 | 2 | 3 | 4 | 6 | 12;

/**
 * The number of columns from each breakpoint up; an omitted breakpoint inherits from the narrower
 * one.
 */
export interface GridColumns {
  readonly phone?: ColumnCount | undefined;
  readonly tablet?: ColumnCount | undefined;
  readonly laptop?: ColumnCount | undefined;
  readonly desktop?: ColumnCount | undefined;
  readonly wide?: ColumnCount | undefined;
}

export interface GridProps extends GlobalProps {
  /**
   * The columns at each breakpoint. For cards, set the number of cards per row; for a layout, keep
   * the twelve columns and set the spans of the items.
   * @default { phone: 12 }
   */
  readonly columns?: GridColumns | undefined;
  /**
   * The number of parts of a card that are aligned across a row (picture, title, facts, price,
   * action). Each GridItem lays out its children on that many shared rows; an element between
   * GridItem and the parts joins in with `grid-row: 1 / -1; display: grid; grid-template-rows:
   * subgrid`.
   */
  readonly rows?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  /**
   * The element to render.
   * @default 'div'
   */
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  /** The items. */
  readonly children: ReactNode;
}

/** The page's grid: equal columns with the brand's gap, for rows of cards and for layouts. */
export function Grid({ as: Tag = 'div', columns = { phone: 12 }, rows, ...rest }: GridProps) {
  const { phone = 1, tablet, laptop, desktop, wide } = columns;
  const classes = [
    styles.grid,
    styles.columns.phone[phone],
    tablet && styles.columns.tablet[tablet],
    laptop && styles.columns.laptop[laptop],
    desktop && styles.columns.desktop[desktop],
    wide && styles.columns.wide[wide],
    rows && styles.rows[rows],
  ];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
