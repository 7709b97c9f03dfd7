import type { ReactNode } from 'react';
import type { BlockFrame } from '#cms/block.ts';
import { section } from '#cms/section/section.css.ts';
import { Container, Heading } from '#design-system';
import type { CarSummary } from '#domain/cars/car.ts';
import * as css from './CarDetail.css.ts';
import { SimilarCarsRow } from './SimilarCarsRow.tsx';

interface SimilarCarsProps {
  /** At least one car. */
  readonly cars: readonly CarSummary[];
  readonly frame: BlockFrame;
  /** Below the cars. */
  readonly foot: ReactNode;
}

/** Cars that are similar to the one shown, in a row. */
export function SimilarCars({ cars, frame, foot }: SimilarCarsProps) {
  return (
    <div id="similar" className={section.soft} data-print="hide">
      <Container>
        <div className={css.similarTitle}>
          <Heading level={2}>{frame.dictionary.carSimilar}</Heading>
        </div>
        <SimilarCarsRow cars={cars} frame={frame} level={3} />
        {foot}
      </Container>
    </div>
  );
}
