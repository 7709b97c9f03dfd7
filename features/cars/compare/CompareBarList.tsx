import { useRef } from 'react';
import { focusNeighbour } from '#design-system/focus/focus.ts';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/fillText.ts';
import { CarPicture } from '../card/CarPicture.tsx';
import { carName, distinctName } from '../carName.ts';
import * as css from './CompareBar.css.ts';
import type { CompareTexts } from './compareTexts.ts';
import { lastButtons } from './lastButtons.ts';

interface CompareBarListProps {
  readonly id: string;
  readonly cars: readonly CarSummary[];
  readonly texts: CompareTexts;
  readonly onRemove: (car: CarSummary) => void;
}

/** The chosen cars, each with a button that removes it. */
export function CompareBarList({ id, cars, texts, onRemove }: CompareBarListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} id={id} className={css.list}>
      {cars.map((car) => (
        <li key={car.id} className={css.item}>
          <span className={css.listed}>
            <CarPicture image={car.image} sizes={css.pictureSizes.listed} />
          </span>
          <span className={css.name}>{carName(car)}</span>
          <IconButton
            icon="close"
            label={fillText(texts.compareRemove, { car: distinctName(car) })}
            onClick={({ currentTarget }) => {
              focusNeighbour(lastButtons(list.current), currentTarget);
              onRemove(car);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
