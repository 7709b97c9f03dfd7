import { section } from '#cms/section/section.css.ts';
import { Container, Heading } from '#design-system';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import * as css from './CarDetail.css.ts';
import type { FoundCarProps } from './FoundCar.tsx';

/** Cars that are similar to the one shown, in a row. */
export function SimilarCars({ found: { similar }, frame }: FoundCarProps) {
  const { dictionary, locale, homePath } = frame;
  if (similar.length === 0) return null;
  return (
    <div className={section.soft}>
      <Container>
        <div className={css.similarTitle}>
          <Heading level={2}>{dictionary.carSimilar}</Heading>
        </div>
        <CarScroller
          label={dictionary.carSimilar}
          cars={similar}
          dictionary={dictionary}
          locale={locale}
          homePath={homePath}
          level={3}
        />
      </Container>
    </div>
  );
}
