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
import { savedCarsFields } from './SavedCars.fields.ts';

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
  manual: {
    purpose:
      'The cars that the visitor saved with a heart, below them the searches that the visitor follows with the number of new cars, and then the cars that the visitor looked at. They are stored on the visitor’s device. A car that is no longer for sale is shown in grey.',
    useWhen: [
      'A site with cars has one page for them, at the address that the dictionary’s pathToSavedCars names. Lists of cars link to it.',
    ],
    avoidWhen: [
      'You want to choose the cars: use CarTeaserFixed.',
      'The page is about anything else: its visitors may have saved nothing.',
    ],
    alsoKnownAs: [
      'favourites',
      'wish list',
      'recently viewed',
      'saved searches',
      'sparade bilar',
      'suosikit',
    ],
  },
  fields: savedCarsFields,
  // Only the visitor's browser knows the cars.
  load: async ({ report }) => {
    report({ type: 'nothingToIndex' });
    report({ type: 'creditShown' });
  },
  Component: SavedCars,
});
