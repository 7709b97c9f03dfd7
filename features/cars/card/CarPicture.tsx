import { mediaSource } from '#design-system/Picture/mediaSource.ts';
import { PreparedPicture } from '#design-system/Picture/PreparedPicture.tsx';
import type { CarImage } from '#domain/cars/car.ts';
import * as css from './CarPicture.css.ts';

interface CarPictureProps {
  /** Absent for a car nobody has photographed yet: a shape stands in. */
  readonly image: CarImage | undefined;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /**
   * `first` for a picture that visitors wait for, `seen` for others that they may see at once: these
   * have a blur until they are there.
   * @default 'lazy'
   */
  readonly priority?: 'first' | 'seen' | 'lazy' | undefined;
}

/**
 * A car beside its name: it fills its frame, a `photograph`, and says nothing of its own. What isn't
 * seen at once is there before anybody comes to it, and needs no blur.
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
