import type { CarSummary } from '#domain/cars/car.ts';
import { CarsOfTheWeek } from '#features/cars/teasers/CarsOfTheWeek.tsx';
import { loadCarsOfTheWeek } from '#features/cars/teasers/loadTeaserCars.ts';
import { defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { CarSection } from '../cars/CarSection.tsx';
import { teaserProps } from '../cars/teaserProps.ts';
import { carOfTheWeekFields } from './CarOfTheWeek.fields.ts';

type CarOfTheWeekProps = LoadedBlockProps<typeof carOfTheWeekFields, readonly CarSummary[]>;

function CarOfTheWeek({ fields, editing, frame, data: cars }: CarOfTheWeekProps) {
  return (
    <CarSection
      name="CarOfTheWeek"
      fields={fields}
      editing={editing}
      frame={frame}
      hasCars={cars.length > 0}
    >
      <CarsOfTheWeek
        {...teaserProps(cars, fields, frame)}
        label={fields.title || frame.dictionary.carsOfTheWeek}
      />
    </CarSection>
  );
}

export const carOfTheWeek = defineLoadedBlock({
  manual: {
    purpose:
      'The cars of the week, large and one by one. Those who look after the stock choose them; without any there is no section.',
    useWhen: ['The start page or a page of used cars should show some cars that are worth a look.'],
    avoidWhen: [
      'You want to choose the cars yourself: CarTeaserFixed.',
      'Many cars should be seen at once: CarTeaserQuery.',
    ],
    alsoKnownAs: [
      'car slider',
      'featured cars',
      'veckans bil',
      'ukens bil',
      'viikon auto',
      'auto týždňa',
    ],
  },
  fields: carOfTheWeekFields,
  load: ({ frame, services: { cars }, log }) => loadCarsOfTheWeek({ cars, log }, frame.site),
  Component: CarOfTheWeek,
});
