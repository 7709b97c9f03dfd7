import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import {
  type CompareFact,
  type CompareState,
  carsToAsk,
  chosenCars,
  compare,
  initialCompare,
} from '#domain/cars/compare.ts';
import { readCars, writeCars } from '#domain/cars/storedCars.ts';
import { createStoredText } from '#features/shared/storedText.ts';
import type { CarsPlace, FetchCar } from './carApi.ts';
import { compareStorageName, showChosen, takePresses } from './comparePresses.ts';

/** The selection, stored for the session. */
const storedSelection = createStoredText('sessionStorage', compareStorageName);

interface CompareOptions {
  readonly place: CarsPlace;
  readonly fetchCar: FetchCar;
}

/**
 * The state of the comparison: handles presses of toggles, fetches missing records, and stores the
 * selection for the session.
 */
export function useCompare({
  place,
  fetchCar,
}: CompareOptions): readonly [CompareState, Dispatch<CompareFact>] {
  const [state, report] = useReducer(compare, undefined, kept);

  useEffect(() => takePresses((press) => report({ type: 'carToggled', ...press })), []);

  useEffect(() => {
    const cars = chosenCars(state);
    showChosen(cars.map(({ id }) => id));
    storedSelection.write(cars.length > 0 ? writeCars(cars) : null);
  }, [state]);

  useAsking(state, { place, fetchCar, report });
  return [state, report];
}

function kept(): CompareState {
  return initialCompare(readCars(storedSelection.read()));
}

interface Asking extends CompareOptions {
  readonly report: Dispatch<CompareFact>;
}

/** Fetches each missing record once. */
function useAsking(state: CompareState, { place, fetchCar, report }: Asking): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const ids = carsToAsk(state).filter((id) => !asked.current.has(id));
    for (const id of ids) {
      asked.current.add(id);
      fetchCar(id, place)
        .then((answer) =>
          report(
            answer.ok ? { type: 'recordArrived', car: answer.value } : { type: 'recordFailed', id },
          ),
        )
        .finally(() => asked.current.delete(id));
    }
  }, [state, place, fetchCar, report]);
}
