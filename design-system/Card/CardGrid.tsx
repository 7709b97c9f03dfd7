import type { ReactNode } from 'react';
import * as css from './CardGrid.css.ts';

export interface CardGridProps {
  /**
   * The number of columns from each breakpoint up; phones have one. Cards for lists
   * (`layout="row"`) ignore it: they are in one column, and in two from 1280 px up.
   * @default { tablet: 3, laptop: 3, wide: 3 }
   */
  readonly columns?:
    | {
        readonly tablet: 1 | 2 | 3;
        readonly laptop: 1 | 2 | 3;
        readonly wide: 1 | 2 | 3 | 4;
      }
    | undefined;
  /**
   * The element to render; `ul` where the cards are list items.
   * @default 'div'
   */
  readonly as?: 'div' | 'ul' | undefined;
  /** The cards. */
  readonly children: ReactNode;
}

const three = { tablet: 3, laptop: 3, wide: 3 } as const;

/** A grid of cards whose parts are aligned across each row. */
export function CardGrid({ columns = three, as: Tag = 'div', children }: CardGridProps) {
  const { tablet, laptop, wide } = columns;
  const { columns: classes } = css;
  return (
    <Tag
      className={`${css.grid} ${classes.tablet[tablet]} ${classes.laptop[laptop]} ${classes.wide[wide]}`}
    >
      {children}
    </Tag>
  );
}
