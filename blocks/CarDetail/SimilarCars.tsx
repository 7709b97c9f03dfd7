import type { BlockFrame } from '#cms/block.ts';
import { section } from '#cms/section/section.css.ts';
import { Container, Heading } from '#design-system';
import type { CarSummary } from '#domain/cars/car.ts';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import * as css from './CarDetail.css.ts';

interface SimilarCarsProps {
  /** At least one car. */
  readonly cars: readonly CarSummary[];
  readonly frame: BlockFrame;
}

/** Cars that are similar to the one shown, in a row. */
export function SimilarCars({ cars, frame: { dictionary, locale, homePath } }: SimilarCarsProps) {
  return (
    <div id="similar" className={section.soft} data-print="hide">
      <Container>
        <div className={css.similarTitle}>
          <Heading level={2}>{dictionary.carSimilar}</Heading>
        </div>
        <CarScroller
          label={dictionary.carSimilar}
          cars={cars}
          dictionary={dictionary}
          locale={locale}
          homePath={homePath}
          level={3}
        />
      </Container>
    </div>
  );
}
