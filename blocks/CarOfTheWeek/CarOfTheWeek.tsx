import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { showCredit } from '#domain/cars/credit.ts';
import { CarsOfTheWeek } from '#features/cars/teasers/CarsOfTheWeek.tsx';
import { loadCarsOfTheWeek } from '#features/cars/teasers/loadTeaserCars.ts';
import { carOfTheWeekFields, carOfTheWeekManual } from './CarOfTheWeek.fields.ts';

type CarOfTheWeekProps = LoadedBlockProps<typeof carOfTheWeekFields, readonly CarSummary[]>;

function CarOfTheWeek({ fields, editing, frame, uid, data: cars }: CarOfTheWeekProps) {
  return (
    <TitledSection
      name="CarOfTheWeek"
      fields={fields}
      editing={editing}
      frame={frame}
      isEmpty={cars.length === 0}
    >
      <CarsOfTheWeek
        cars={cars}
        dictionary={frame.dictionary}
        locale={frame.locale}
        homePath={frame.homePath}
        level={levelBelow(fields)}
        label={fields.title || frame.dictionary.carsOfTheWeek}
      />
      <CreditExample frame={frame} uid={uid} />
    </TitledSection>
  );
}

export const carOfTheWeek = defineLoadedBlock({
  manual: carOfTheWeekManual,
  fields: carOfTheWeekFields,
  load: async ({ frame, services: { cars }, log, report }) => {
    const loaded = await loadCarsOfTheWeek({ cars, log }, frame.site);
    if (showCredit(loaded)) report({ type: 'creditShown' });
    return loaded;
  },
  Component: CarOfTheWeek,
});
