import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import * as styles from './Grid.css.ts';

type ColumnCount = 1 | 2 | 3 | 4 | 6 | 12;

/** How many columns from each width on; a width left out keeps what the narrower one has. */
export interface GridColumns {
  phone?: ColumnCount | undefined;
  tablet?: ColumnCount | undefined;
  laptop?: ColumnCount | undefined;
  desktop?: ColumnCount | undefined;
  wide?: ColumnCount | undefined;
}

export interface GridProps extends GlobalProps {
  /**
   * The columns at each width. For cards say how many stand beside each other; for a layout keep
   * the twelve and give the items spans.
   * @default { phone: 12 }
   */
  columns?: GridColumns | undefined;
  /**
   * The parts of a card that line up across a row (picture, title, facts, price, action), however
   * long their texts. Each GridItem then lays its children on that many shared rows; a card in
   * between takes part with `grid-row: 1 / -1; display: grid; grid-template-rows: subgrid`.
   */
  rows?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  /**
   * The element to render.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  /** The items. */
  children: ReactNode;
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
