import { useEffect, useId, useRef } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { keepRoomFor } from '#design-system/keepRoomFor.ts';
import type { CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/fillText.ts';
import { coveredAbove } from '#themes/covered.ts';
import { CarPicture } from '../card/CarPicture.tsx';
import * as css from './CompareBar.css.ts';
import { CompareBarList } from './CompareBarList.tsx';
import type { CompareTexts } from './compareTexts.ts';

interface CompareBarProps {
  /** The chosen cars, at least one, in the order they were chosen. */
  readonly cars: readonly CarSummary[];
  readonly texts: CompareTexts;
  /** Whether the list of them is shown. */
  readonly isListShown: boolean;
  readonly onListShownChange: (isListShown: boolean) => void;
  readonly onRemove: (car: CarSummary) => void;
  readonly onClear: () => void;
  /** The visitor pressed the compare button. */
  readonly onCompare: () => void;
}

/** The bar with the cars to compare, at the bottom of the window. */
export function CompareBar({ cars, texts, isListShown, ...on }: CompareBarProps) {
  const bar = useRef<HTMLElement>(null);
  const listId = useId();
  useEffect(() => (bar.current ? keepRoomFor(bar.current, coveredAbove) : undefined), []);
  return (
    <section ref={bar} className={css.bar} aria-label={texts.compareTitle} data-print="hide">
      <div className={css.inside}>
        {isListShown && (
          <CompareBarList id={listId} cars={cars} texts={texts} onRemove={on.onRemove} />
        )}
        <div className={css.row}>
          <button
            type="button"
            className={css.disclosure}
            aria-expanded={isListShown}
            aria-controls={isListShown ? listId : undefined}
            onClick={() => on.onListShownChange(!isListShown)}
          >
            {!isListShown && <Pile cars={cars} />}
            <span className={css.words}>
              {isListShown ? texts.compareHideList : texts.compareShowList}
            </span>
            <span className={css.sign}>
              <Icon name="chevron-down" />
            </span>
          </button>
          <Button variant="ghost" onClick={on.onClear}>
            {texts.compareClear}
          </Button>
          <div className={css.wayOn}>
            <Button leadingIcon="compare" width="full" onClick={on.onCompare}>
              {fillText(texts.compareOpen, { count: `${cars.length}` })}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The maximum number of pictures shown; the compare button shows the number of cars. */
const piledCars = 4;

function Pile({ cars }: Pick<CompareBarProps, 'cars'>) {
  return (
    <span className={css.pile}>
      {cars.slice(0, piledCars).map(({ id, image }) => (
        <span key={id} className={css.piled}>
          <CarPicture image={image} sizes={css.pictureSizes.piled} />
        </span>
      ))}
    </span>
  );
}
