import type { BlockFrame } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { BackLink } from '#design-system';

/** The way back to the list of cars. */
export function CarBack({ frame }: { readonly frame: BlockFrame }) {
  return (
    <BackLink href={dictionaryPath('pathToCarList', frame)} label={frame.dictionary.carBackToAll} />
  );
}
