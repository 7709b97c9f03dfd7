import { Carousel, Picture } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { CarLabels } from '../card/CarLabels.tsx';
import { CarPicture } from '../card/CarPicture.tsx';
import * as css from './CarGallery.css.ts';
import { pictureWords } from './pictureWords.ts';

interface CarGalleryProps {
  readonly car: CarRecord;
  readonly dictionary: Dictionary;
}

/** On phones, part of the third picture is visible, to show that there are more. */
const perView = { phone: 2.4, tablet: 3, desktop: 3 };

/** A car's pictures: the first one large, the others in a row below it. */
export function CarGallery({ car, dictionary }: CarGalleryProps) {
  const { images } = car;
  const [first, ...others] = images;
  const [firstWords = '', ...otherWords] = pictureWords(car, dictionary);
  return (
    <div className={css.gallery}>
      <div className={css.large}>
        {first ? (
          <Picture
            src={first.src}
            alt={firstWords}
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
        <Carousel
          label={dictionary.carImages}
          labels={{
            previous: dictionary.previousSlide,
            next: dictionary.nextSlide,
            position: dictionary.slidePosition,
          }}
          perView={perView}
          slides={others.map(({ src }, at) => (
            <div key={src} className={css.small}>
              <Picture src={src} alt={otherWords[at] ?? ''} ratio="fill" sizes={css.smallSizes} />
            </div>
          ))}
        />
      )}
    </div>
  );
}
