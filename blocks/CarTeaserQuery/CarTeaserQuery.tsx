import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionButton } from '#cms/section/SectionButton.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { readPredefinedQuery } from '#domain/cars/predefinedQuery.ts';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import { loadTeaserCars } from '#features/cars/teasers/loadTeaserCars.ts';
import { carTeaserQueryFields } from './CarTeaserQuery.fields.ts';

type CarTeaserQueryProps = LoadedBlockProps<typeof carTeaserQueryFields, readonly CarSummary[]>;

function CarTeaserQuery({ fields, editing, frame, data: cars }: CarTeaserQueryProps) {
  return (
    <TitledSection
      name="CarTeaserQuery"
      fields={fields}
      editing={editing}
      frame={frame}
      isEmpty={cars.length === 0}
      hiddenFields={
        <HiddenFields
          declarations={carTeaserQueryFields}
          editing={editing}
          of={['predefinedQuery', 'numberOfCars', 'sort', 'link']}
        />
      }
    >
      <CarScroller
        cars={cars}
        dictionary={frame.dictionary}
        locale={frame.locale}
        homePath={frame.homePath}
        level={levelBelow(fields)}
        label={fields.title || frame.dictionary.cars}
        foot={<SectionButton fields={fields} editing={editing} frame={frame} place="beside" />}
      />
    </TitledSection>
  );
}

export const carTeaserQuery = defineLoadedBlock({
  manual: {
    purpose: 'Cars of a kind, as many as an editor wants, in a row that scrolls sideways.',
    useWhen: [
      'A page is about a brand, a fuel or a body type, and should show what is in stock now.',
      'Visitors should see that there are cars before they go to the list.',
    ],
    avoidWhen: [
      'You want to show certain cars: use CarTeaserFixed, which shows only those.',
      'Visitors want to filter: link to the list of cars.',
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
    const { query, unreadable } = readPredefinedQuery(fields.predefinedQuery);
    if (unreadable.length > 0) return Promise.resolve([]);
    const { keyphrase, filters, sortName } = query;
    const order = { sortName: fields.sort || sortName, limit: Math.trunc(fields.numberOfCars) };
    return loadTeaserCars({ cars, log }, { site, keyphrase, fixed: filters, ...order });
  },
  Component: CarTeaserQuery,
});
