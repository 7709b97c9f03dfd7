import type { ReactNode } from 'react';
import { Scroller } from '#design-system';
import * as css from './CarScroller.css.ts';
import { TeaserCards, type TeaserProps } from './TeaserCards.tsx';

interface CarScrollerProps extends TeaserProps {
  /** The accessible name of the row. */
  readonly label: string;
  /** Content below the row, beside its buttons. */
  readonly foot?: ReactNode | undefined;
}

/** Cars in a row that scrolls sideways. */
export function CarScroller({ label, foot, ...teaser }: CarScrollerProps) {
  const { carsPrevious, carsNext } = teaser.dictionary;
  return (
    <Scroller label={label} previousLabel={carsPrevious} nextLabel={carsNext} foot={foot}>
      <ul className={css.row}>
        <TeaserCards {...teaser} pictureSizes={css.pictureSizes} />
      </ul>
    </Scroller>
  );
}
