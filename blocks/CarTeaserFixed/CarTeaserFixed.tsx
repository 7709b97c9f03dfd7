import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionButton } from '#cms/section/SectionButton.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { showCredit } from '#domain/cars/credit.ts';
import { readIdList } from '#domain/content/idList.ts';
import { CarGrid } from '#features/cars/card/CarGrid.tsx';
import { loadFixedCars } from '#features/cars/teasers/loadTeaserCars.ts';
import { TeaserCards } from '#features/cars/teasers/TeaserCards.tsx';
import { carTeaserFixedFields, carTeaserFixedManual } from './CarTeaserFixed.fields.ts';

type CarTeaserFixedProps = LoadedBlockProps<typeof carTeaserFixedFields, readonly CarSummary[]>;

function CarTeaserFixed({ fields, editing, frame, uid, data: cars }: CarTeaserFixedProps) {
  return (
    <TitledSection
      name="CarTeaserFixed"
      fields={fields}
      editing={editing}
      frame={frame}
      isEmpty={cars.length === 0}
      hiddenFields={
        <HiddenFields
          declarations={carTeaserFixedFields}
          editing={editing}
          of={['pimIds', 'link']}
        />
      }
    >
      <CarGrid>
        <TeaserCards
          cars={cars}
          dictionary={frame.dictionary}
          locale={frame.locale}
          homePath={frame.homePath}
          level={levelBelow(fields)}
        />
      </CarGrid>
      <CreditExample frame={frame} uid={uid} />
      <SectionButton fields={fields} editing={editing} frame={frame} place="below" />
    </TitledSection>
  );
}

export const carTeaserFixed = defineLoadedBlock({
  manual: carTeaserFixedManual,
  fields: carTeaserFixedFields,
  load: async ({ fields, frame, services: { cars }, log, report }) => {
    const loaded = await loadFixedCars({ cars, log }, frame.site, readIdList(fields.pimIds));
    if (showCredit(loaded)) report({ type: 'creditShown' });
    return loaded;
  },
  Component: CarTeaserFixed,
});
