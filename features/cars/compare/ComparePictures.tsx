import type { CarImage } from '#domain/cars/car.ts';
import { CarPicture } from '../card/CarPicture.tsx';
import * as css from './ComparePictures.css.ts';

interface ComparePicturesProps {
  /** At least one. */
  readonly images: readonly CarImage[];
}

/** The number of small pictures; more would make the row taller than a window. */
const besideFirst = 3;

/** The main picture of a car, and up to three smaller ones. */
export function ComparePictures({ images }: ComparePicturesProps) {
  return (
    <span className={css.pictures}>
      {images.slice(0, 1 + besideFirst).map((image, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may come twice.
        <span key={at} className={css.frames[at === 0 ? 'first' : 'other']}>
          <CarPicture image={image} sizes={css.pictureSizes} priority="seen" />
        </span>
      ))}
    </span>
  );
}
