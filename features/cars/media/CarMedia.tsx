import { preload } from 'react-dom';
import { mediaSource, windowWidths } from '#design-system/Picture/mediaSource.ts';
import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { carName } from '../carName.ts';
import { pictureWords } from '../detail/pictureWords.ts';
import { CarMediaIsland } from './CarMediaIsland.tsx';
import { carMediaTexts } from './carMediaTexts.ts';
import { stageSizes } from './MediaStage.css.ts';

interface CarMediaProps {
  readonly car: CarRecord;
  readonly dictionary: Dictionary;
}

/**
 * A car's pictures, film and turns. The first picture is the largest of the page, so it is
 * preloaded in the head. Without script the pictures scroll.
 */
export function CarMedia({ car, dictionary }: CarMediaProps) {
  const words = pictureWords(car, dictionary);
  const [first] = car.images;
  if (first) preloadPicture(first.src);
  return (
    <CarMediaIsland
      name={carName(car)}
      registrationNumber={car.registrationNumber}
      images={car.images.map(({ src, blur }, at) => ({ src, alt: words[at] ?? '', blur }))}
      texts={carMediaTexts(dictionary)}
    />
  );
}

function preloadPicture(picture: string): void {
  const { src, srcSet } = mediaSource(picture, windowWidths);
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: stageSizes }),
  });
}
