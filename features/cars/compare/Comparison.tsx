import { type ReactNode, useEffect, useRef, useState } from 'react';
import { moveLostFocus } from '#design-system/focus/focus.ts';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { chosenCars } from '#domain/cars/compareState.ts';
import { fillText } from '#domain/fillText.ts';
import type { CarPlace } from '../carHref.ts';
import { CompareBar } from './CompareBar.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { type CarsPlace, type FetchCar, fetchCar as fetchFromSite } from './carApi.ts';
import type { CompareTexts } from './compareTexts.ts';
import { useCompare } from './useCompare.ts';

export interface ComparisonProps {
  /** The site and language of the cars. */
  readonly place: CarsPlace;
  /** The address below which car pages are. */
  readonly carPlace: CarPlace;
  readonly texts: CompareTexts;
  /** The representative example of credit, if cars have loans. */
  readonly creditExample?: ReactNode;
  /**
   * Fetches the full record of a car.
   * @default the site's own API
   */
  readonly fetchCar?: FetchCar | undefined;
}

/** The bar with the cars to compare, if there are any, and the table that it opens. */
export function Comparison({ place, carPlace, texts, ...props }: ComparisonProps) {
  const { creditExample, fetchCar = fetchFromSite } = props;
  const [state, dispatch] = useCompare({ place, fetchCar });
  const { cars, view } = state;
  const remove = (car: CarSummary) => dispatch({ type: 'carToggled', car, isWanted: false });
  useFocusAfterwards(cars.at(-1)?.car.id);
  return (
    <>
      <CompareStatus text={fillText(texts.compareCount, { count: `${cars.length}` })} />
      {cars.length > 0 && (
        <CompareBar
          cars={chosenCars(state)}
          texts={texts}
          isListShown={view === 'list'}
          onListShownChange={(isShown) => dispatch({ type: 'listToggled', isShown })}
          onRemove={remove}
          onClear={() => dispatch({ type: 'cleared' })}
          onCompare={() => dispatch({ type: 'tableOpened' })}
        />
      )}
      <CompareDialog
        cars={cars}
        isOpen={view === 'table'}
        locale={place.locale}
        carPlace={carPlace}
        texts={texts}
        creditExample={creditExample}
        onClose={() => dispatch({ type: 'tableClosed' })}
        onRemove={remove}
      />
    </>
  );
}

/** Announces the number of cars to screen readers. */
function CompareStatus({ text }: { readonly text: string }) {
  const [said, say] = useState('');
  // Not in the first render: screen readers announce only changes to an existing live region.
  useEffect(() => say(text), [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

/**
 * When the last car is removed, the focused button is removed with it, so focus moves to the toggle
 * on the car's card.
 */
function useFocusAfterwards(lastId: string | undefined): void {
  const previous = useRef(lastId);
  useEffect(() => {
    const gone = previous.current;
    previous.current = lastId;
    if (lastId !== undefined || gone === undefined) return;
    moveLostFocus(document.querySelector(`[data-compare="${CSS.escape(gone)}"]`));
  }, [lastId]);
}
