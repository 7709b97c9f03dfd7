import type { BlockFrame } from '#cms/block.ts';
import type { CarSummary } from '#domain/cars/car.ts';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';

interface SimilarCarsRowProps {
  readonly cars: readonly CarSummary[];
  readonly frame: BlockFrame;
  /** The level of the cars' headings. */
  readonly level: 2 | 3;
}

/** Cars that are similar to the one of the page, in a row that scrolls. */
export function SimilarCarsRow({ cars, frame, level }: SimilarCarsRowProps) {
  const { dictionary, locale, homePath } = frame;
  return (
    <CarScroller
      label={dictionary.carSimilar}
      cars={cars}
      dictionary={dictionary}
      locale={locale}
      homePath={homePath}
      level={level}
    />
  );
}
