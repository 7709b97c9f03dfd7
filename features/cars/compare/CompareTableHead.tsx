import { useRef } from 'react';
import { focusNeighbour } from '#design-system/focus/focus.ts';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/fillText.ts';
import { CarPicture } from '../card/CarPicture.tsx';
import { distinctName, modelName } from '../carName.ts';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import * as css from './CompareTable.css.ts';
import type { CompareTexts } from './compareTexts.ts';
import { lastButtons } from './lastButtons.ts';

interface CompareTableHeadProps {
  readonly cars: readonly CarSummary[];
  readonly texts: CompareTexts;
  readonly onRemove: (car: CarSummary) => void;
}

/** The names of the cars, and on a phone their pictures, sticky above their columns. */
export function CompareTableHead({ cars, texts, onRemove }: CompareTableHeadProps) {
  const row = useRef<HTMLTableRowElement>(null);
  return (
    <thead>
      <tr ref={row}>
        <th scope="col" className={css.corner}>
          <VisuallyHidden>{texts.compareProperty}</VisuallyHidden>
        </th>
        {cars.map((car) => (
          <th key={car.id} scope="col" className={css.carHead}>
            <div className={css.car}>
              <span className={css.carName}>{modelName(car)}</span>
              <span className={css.thumbnail}>
                <CarPicture image={car.image} sizes={css.thumbnailSizes} />
              </span>
              <span className={css.buttons}>
                <SaveToggle car={car} label={texts.savedSaveCar} look="plain" />
                <IconButton
                  icon="close"
                  label={fillText(texts.compareRemove, { car: distinctName(car) })}
                  onClick={({ currentTarget }) => {
                    focusNeighbour(lastButtons(row.current), currentTarget);
                    onRemove(car);
                  }}
                />
              </span>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}
