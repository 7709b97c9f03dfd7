import type { BlockFrame } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { BackLink } from '#design-system';
import { BackToListIsland } from '#features/cars/detail/carPageIslands.tsx';

/** The way back to the list of cars. */
export function CarBack({ frame }: { readonly frame: BlockFrame }) {
  const list = dictionaryPath('pathToCarList', frame);
  if (list === undefined) return null;
  return (
    <BackToListIsland listPath={list} filters="path">
      <BackLink href={list} label={frame.dictionary.carBackToAll} />
    </BackToListIsland>
  );
}
