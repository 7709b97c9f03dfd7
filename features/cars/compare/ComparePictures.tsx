import type { CarImage } from '#domain/cars/car.ts';
import { CarPicture } from '../card/CarPicture.tsx';
import * as css from './ComparePictures.css.ts';

interface ComparePicturesProps {
  /** One at least. */
  readonly images: readonly CarImage[];
}

/** More would make the row taller than a window. */
const besideFirst = 3;

/** A car from its best side, and smaller from three others. */
export function ComparePictures({ images }: ComparePicturesProps) {
  return (
    <span className={css.pictures}>
      {images.slice(0, 1 + besideFirst).map((image, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may come twice.
        <span key={at} className={css.frames[at === 0 ? 'first' : 'other']}>
          <CarPicture image={image} sizes={css.pictureSizes} priority="first" />
        </span>
      ))}
    </span>
  );
}
