import type { CarSummary } from '#domain/cars/car.ts';
import { readPredefinedQuery } from '#domain/cars/predefinedQuery.ts';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import { loadTeaserCars } from '#features/cars/teasers/loadTeaserCars.ts';
import { defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { CarSection } from '../cars/CarSection.tsx';
import { SectionButton } from '../cars/SectionButton.tsx';
import { teaserProps } from '../cars/teaserProps.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { carTeaserQueryFields } from './CarTeaserQuery.fields.ts';

type CarTeaserQueryProps = LoadedBlockProps<typeof carTeaserQueryFields, readonly CarSummary[]>;

function CarTeaserQuery({ fields, editing, frame, data: cars }: CarTeaserQueryProps) {
  return (
    <CarSection
      name="CarTeaserQuery"
      fields={fields}
      editing={editing}
      frame={frame}
      hasCars={cars.length > 0}
      hiddenFields={
        <HiddenFields
          declarations={carTeaserQueryFields}
          editing={editing}
          of={['predefinedQuery', 'numberOfCars', 'sort', 'link']}
        />
      }
    >
      <CarScroller
        {...teaserProps(cars, fields, frame)}
        label={fields.title || frame.dictionary.cars}
        foot={<SectionButton fields={fields} editing={editing} frame={frame} place="beside" />}
      />
    </CarSection>
  );
}

export const carTeaserQuery = defineLoadedBlock({
  manual: {
    purpose: 'Cars of a kind, as many as an editor wants, in a row that scrolls sideways.',
    useWhen: [
      'A page tells of a brand, a fuel or a body, and should show what is in stock of it now.',
      'Visitors should see that there are cars before they go to the list.',
    ],
    avoidWhen: [
      'Certain cars are meant: CarTeaserFixed shows those and no others.',
      'Visitors want to filter: lead them to the list of cars.',
    ],
    alsoKnownAs: [
      'car row',
      'car slider',
      'cars in stock',
      'latest cars',
      'bilar i lager',
      'bilkarusell',
    ],
  },
  fields: carTeaserQueryFields,
  load: ({ fields, frame: { site }, services: { cars }, log }) => {
    const { keyphrase, filters, sortName } = readPredefinedQuery(fields.predefinedQuery).query;
    const order = { sortName: fields.sort || sortName, limit: Math.trunc(fields.numberOfCars) };
    return loadTeaserCars({ cars, log }, { site, keyphrase, fixed: filters, ...order });
  },
  Component: CarTeaserQuery,
});
