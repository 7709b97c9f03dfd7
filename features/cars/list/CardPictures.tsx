import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaSource } from '#design-system/Picture/mediaSource.ts';
import { PreparedPicture } from '#design-system/Picture/PreparedPicture.tsx';
import type { CarImage } from '#domain/cars/car.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { pictureSizes } from '../card/CarCard.css.ts';
import { type CarsPlace, fetchCar } from '../compare/carApi.ts';
import * as css from './CardPictures.css.ts';

export interface CardPicturesProps {
  readonly id: string;
  readonly href: string;
  readonly place: CarsPlace;
  /** How often the visitor has swiped over the card. Each swipe shows the next picture. */
  readonly swipes: number;
}

/** The pictures of a car, which are asked for by the first swipe, and again by the next one if that fails. */
export function CardPictures({ id, href, place, swipes }: CardPicturesProps) {
  const { answer, retry } = useAnswer(id, (asked) => fetchCar(asked, place));
  const retryFailed = useEffectEvent(() => {
    if (answer.kind === 'failed') retry();
  });
  useEffect(() => {
    if (swipes > 1) retryFailed();
  }, [swipes]);
  const images = answer.kind === 'loaded' ? answer.value.images : [];
  return images.length > 1 && <PictureRow images={images} href={href} swipes={swipes} />;
}

interface PictureRowProps extends Pick<CardPicturesProps, 'href' | 'swipes'> {
  readonly images: readonly CarImage[];
}

/** A row that fingers scroll. It repeats the card's link for them alone: the car's page has the pictures for everybody. */
function PictureRow({ images, href, swipes }: PictureRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  // The first swipe came before the row, and later ones beside the picture don't scroll it.
  useEffect(() => {
    if (swipes > 0) row.current?.scrollBy({ left: row.current.clientWidth });
  }, [swipes]);
  return (
    <div aria-hidden="true">
      <div
        ref={row}
        className={css.row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
        onTouchEnd={(event) => event.stopPropagation()}
      >
        {images.map((image, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat.
          <a key={at} className={css.slide} href={href} tabIndex={-1}>
            {at <= shown + 1 && (
              <PreparedPicture {...mediaSource(image.src)} alt="" sizes={pictureSizes} />
            )}
          </a>
        ))}
      </div>
      <span className={css.count}>{`${shown + 1}/${images.length}`}</span>
    </div>
  );
}
