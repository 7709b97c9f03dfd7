import { Button } from '#design-system/Button/Button.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import * as card from '../card/CarCard.css.ts';
import { CarPicture } from '../card/CarPicture.tsx';
import { carName } from '../carName.ts';
import * as css from './GoneCard.css.ts';
import type { SavedSetup } from './savedSetup.ts';

interface GoneCardProps extends Pick<SavedSetup, 'texts' | 'level'> {
  readonly car: SavedCar;
  readonly pictureSizes: string | undefined;
  readonly onRemove: () => void;
}

/** A car of this device that is no longer for sale. */
export function GoneCard({ car, texts, level, pictureSizes, onRemove }: GoneCardProps) {
  return (
    <li className={card.card}>
      <div className={`${card.picture} ${css.picture}`}>
        <CarPicture image={car.image} sizes={pictureSizes ?? card.pictureSizes} />
      </div>
      <div className={css.name}>
        <Heading level={level} style="heading4">
          {carName(car)}
        </Heading>
      </div>
      <p className={css.note}>{texts.savedGone}</p>
      <div className={css.foot}>
        <Button variant="secondary" leadingIcon="close" onClick={onRemove}>
          {texts.savedRemove}
          <VisuallyHidden>{` ${carName(car)}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
