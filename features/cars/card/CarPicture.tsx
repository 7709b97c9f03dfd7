import { mediaSource } from '#design-system/Picture/mediaSource.ts';
import { PreparedPicture } from '#design-system/Picture/PreparedPicture.tsx';
import type { CarImage } from '#domain/cars/car.ts';
import * as css from './CarPicture.css.ts';

interface CarPictureProps {
  /** Undefined for a car without photographs: a placeholder is shown instead. */
  readonly image: CarImage | undefined;
  /** The displayed width, as a `sizes` attribute. */
  readonly sizes: string;
  /**
   * `first` for the largest picture in the first screen, `seen` for others that may be in it. Both
   * show a blurred preview until they are loaded.
   * @default 'lazy'
   */
  readonly priority?: 'first' | 'seen' | 'lazy' | undefined;
}

/**
 * A decorative picture of a car beside its name. It fills its frame, a `photograph`. Pictures below
 * the first screen are loaded before visitors reach them, and need no blurred preview.
 */
export function CarPicture({ image, sizes, priority = 'lazy' }: CarPictureProps) {
  if (!image) return <span className={css.placeholder} />;
  return (
    <PreparedPicture
      {...mediaSource(image.src)}
      alt=""
      sizes={sizes}
      priority={priority === 'first' ? 'first' : 'lazy'}
      blurDataUrl={priority === 'lazy' ? undefined : image.blur}
    />
  );
}
