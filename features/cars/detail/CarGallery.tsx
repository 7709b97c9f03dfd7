import { Picture, Scroller } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import { type Dictionary, fillText } from '#domain/content/dictionary.ts';
import { CarLabels } from '../card/CarLabels.tsx';
import { CarPicture } from '../card/CarPicture.tsx';
import { carName } from '../compare/carName.ts';
import * as css from './CarGallery.css.ts';

interface CarGalleryProps {
  readonly car: CarRecord;
  readonly dictionary: Dictionary;
}

/** A car's pictures: the first large, the others in a row under it. */
export function CarGallery({ car, dictionary }: CarGalleryProps) {
  const { images } = car;
  const [first, ...others] = images;
  const words = (number: number) =>
    fillText(dictionary.carPicture, {
      car: carName(car),
      number: `${number}`,
      total: `${images.length}`,
    });
  return (
    <div className={css.gallery}>
      <div className={css.large}>
        {first ? (
          <Picture
            src={first.src}
            alt={words(1)}
            ratio="fill"
            sizes={css.largeSizes}
            priority="first"
            blurDataUrl={first.blur}
          />
        ) : (
          <CarPicture image={undefined} sizes={css.largeSizes} />
        )}
        <CarLabels car={car} texts={dictionary} />
      </div>
      {others.length > 0 && (
        <div className={css.rest}>
          <Scroller
            label={dictionary.carImages}
            previousLabel={dictionary.previousSlide}
            nextLabel={dictionary.nextSlide}
          >
            <ul className={css.row}>
              {others.map(({ src, blur }, at) => (
                <li key={src} className={css.small}>
                  <Picture
                    src={src}
                    alt={words(at + 2)}
                    ratio="fill"
                    sizes={css.smallSizes}
                    blurDataUrl={blur}
                  />
                </li>
              ))}
            </ul>
          </Scroller>
        </div>
      )}
    </div>
  );
}
