import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionButton } from '#cms/section/SectionButton.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { showCredit } from '#domain/cars/credit.ts';
import { readPredefinedQuery } from '#domain/cars/predefinedQuery.ts';
import { CarScroller } from '#features/cars/teasers/CarScroller.tsx';
import { loadTeaserCars } from '#features/cars/teasers/loadTeaserCars.ts';
import { carTeaserQueryFields, carTeaserQueryManual } from './CarTeaserQuery.fields.ts';

type CarTeaserQueryProps = LoadedBlockProps<typeof carTeaserQueryFields, readonly CarSummary[]>;

function CarTeaserQuery({ fields, editing, frame, uid, data: cars }: CarTeaserQueryProps) {
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
      <CreditExample frame={frame} uid={uid} />
    </TitledSection>
  );
}

export const carTeaserQuery = defineLoadedBlock({
  manual: carTeaserQueryManual,
  fields: carTeaserQueryFields,
  load: async ({ fields, frame: { site }, services: { cars }, log, report }) => {
    const { query, unreadable } = readPredefinedQuery(fields.predefinedQuery);
    if (unreadable.length > 0) return [];
    const { keyphrase, filters, sortName } = query;
    const order = { sortName: fields.sort || sortName, limit: Math.trunc(fields.numberOfCars) };
    const request = { site, keyphrase, fixed: filters, ...order };
    const loaded = await loadTeaserCars({ cars, log }, request);
    if (showCredit(loaded)) report({ type: 'creditShown' });
    return loaded;
  },
  Component: CarTeaserQuery,
});
