import type { BlockFrame } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { section } from '#cms/section/section.css.ts';
import { ButtonLink, Container, Heading } from '#design-system';
import type { CarSummary } from '#domain/cars/car.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import { wireName } from '#domain/search/facets.ts';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import * as css from './FacilityDetail.css.ts';

interface LatestCarsProps {
  readonly cars: readonly CarSummary[];
  readonly facility: Facility;
  readonly frame: BlockFrame;
  /** The `uid` of the block. */
  readonly uid: string;
}

/** The newest cars of a facility, with a link to all of its cars. */
export function LatestCars({ cars, facility, frame, uid }: LatestCarsProps) {
  const { dictionary, locale, homePath } = frame;
  if (cars.length === 0) return null;
  return (
    <div className={section.soft} data-print="hide">
      <Container>
        <div className={css.title}>
          <Heading level={2}>{dictionary.facilityCars}</Heading>
        </div>
        <CarScroller
          label={dictionary.facilityCars}
          cars={cars}
          dictionary={dictionary}
          locale={locale}
          homePath={homePath}
          level={3}
          foot={<AllCars facility={facility} frame={frame} />}
        />
        <CreditExample frame={frame} uid={uid} />
      </Container>
    </div>
  );
}

function AllCars({ facility, frame }: Pick<LatestCarsProps, 'facility' | 'frame'>) {
  const list = dictionaryPath('pathToCarList', frame);
  if (list === undefined) return null;
  const query = new URLSearchParams({ [wireName('facility')]: facility.id });
  return (
    <div className={css.wayOn}>
      <ButtonLink href={`${list}?${query}`} variant="secondary">
        {frame.dictionary.facilityAllCars}
      </ButtonLink>
    </div>
  );
}
