import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import { CarCardSkeleton } from '#features/cars/card/CarCardSkeleton.tsx';
import { followTexts } from '#features/cars/follow/followTexts.ts';
import { SavedCarsIsland } from '#features/cars/saved/SavedCarsIsland.tsx';
import { savedSetup } from '#features/cars/saved/savedSetup.ts';
import { RetryMessage } from '#features/shared/RetryMessage.tsx';
import { savedCarsFields, savedCarsManual } from './SavedCars.fields.ts';

/** The cars that the visitor saved and viewed on this device. */
function SavedCars({
  fields,
  editing,
  frame,
  uid,
}: LoadedBlockProps<typeof savedCarsFields, void>) {
  const { dictionary } = frame;
  const level = levelBelow(fields);
  return (
    <TitledSection name="SavedCars" fields={fields} editing={editing} frame={frame}>
      <SavedCarsIsland
        setup={savedSetup({ ...frame, level })}
        followTexts={followTexts(dictionary)}
        listHref={dictionaryPath('pathToCarList', frame)}
        skeleton={<CarCardSkeleton />}
        creditExample={<CreditExample frame={frame} uid={uid} />}
        failure={<RetryMessage dictionary={dictionary}>{dictionary.carListError}</RetryMessage>}
      />
    </TitledSection>
  );
}

export const savedCars = defineLoadedBlock({
  manual: savedCarsManual,
  fields: savedCarsFields,
  // Only the visitor's browser knows the cars.
  load: async ({ report }) => {
    report({ type: 'nothingToIndex' });
    report({ type: 'creditShown' });
  },
  Component: SavedCars,
});
