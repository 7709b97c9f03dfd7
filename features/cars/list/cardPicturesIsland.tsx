import { island } from '#design-system/island.tsx';
import type { CardPicturesProps } from './CardPictures.tsx';

/** The pictures of a car over the first one: their code is loaded with the first swipe. Without it, the first one stays. */
export const CardPicturesIsland = island<CardPicturesProps>(() =>
  import('./CardPictures.tsx').then(
    ({ CardPictures }) => CardPictures,
    () => Nothing,
  ),
);

function Nothing() {
  return null;
}
