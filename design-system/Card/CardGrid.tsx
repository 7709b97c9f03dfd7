import type { ReactNode } from 'react';
import * as css from './CardGrid.css.ts';

export interface CardGridProps {
  /**
   * How many columns from each width on; phones have one. Cards for lists (`layout="row"`) stand
   * in one column whatever it says, and in two from 1280 px.
   * @default { tablet: 3, laptop: 3, wide: 3 }
   */
  columns?:
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
  as?: 'div' | 'ul' | undefined;
  /** The cards. */
  children: ReactNode;
}

const three = { tablet: 3, laptop: 3, wide: 3 } as const;

/** Cards beside each other, with their parts on common rows. */
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
