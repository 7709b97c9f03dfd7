import type { CarSummary } from '#domain/cars/car.ts';
import { readIdList } from '#domain/content/idList.ts';
import { CarGrid } from '#features/cars/card/CarGrid.tsx';
import { loadFixedCars } from '#features/cars/teasers/loadTeaserCars.ts';
import { TeaserCards } from '#features/cars/teasers/TeaserCards.tsx';
import { defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { CarSection } from '../cars/CarSection.tsx';
import { SectionButton } from '../cars/SectionButton.tsx';
import { teaserProps } from '../cars/teaserProps.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { carTeaserFixedFields } from './CarTeaserFixed.fields.ts';

type CarTeaserFixedProps = LoadedBlockProps<typeof carTeaserFixedFields, readonly CarSummary[]>;

function CarTeaserFixed({ fields, editing, frame, data: cars }: CarTeaserFixedProps) {
  return (
    <CarSection
      name="CarTeaserFixed"
      fields={fields}
      editing={editing}
      frame={frame}
      hasCars={cars.length > 0}
      hiddenFields={
        <HiddenFields
          declarations={carTeaserFixedFields}
          editing={editing}
          of={['pimIds', 'link']}
        />
      }
    >
      <CarGrid>
        <TeaserCards {...teaserProps(cars, fields, frame)} />
      </CarGrid>
      <SectionButton fields={fields} editing={editing} frame={frame} place="below" />
    </CarSection>
  );
}

export const carTeaserFixed = defineLoadedBlock({
  manual: {
    purpose: 'Cars that an editor has chosen one by one, beside each other.',
    useWhen: [
      'A page tells of certain cars: those of an event, of a test, of one seller.',
      'You will look after the list: a car that is sold leaves it by itself, and none takes its place.',
    ],
    avoidWhen: [
      'Any car of a kind will do: CarTeaserQuery always has those that are there now.',
      'Visitors should find any car: lead them to the list of cars.',
    ],
    alsoKnownAs: ['selected cars', 'car cards', 'picked cars', 'utvalda bilar', 'valitut autot'],
  },
  fields: carTeaserFixedFields,
  load: ({ fields, frame, services: { cars }, log }) =>
    loadFixedCars({ cars, log }, frame.site, readIdList(fields.pimIds)),
  Component: CarTeaserFixed,
});
