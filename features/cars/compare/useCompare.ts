import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import {
  type CompareFact,
  type CompareState,
  carsToAsk,
  chosenCars,
  compareReducer,
  initialCompare,
} from '#domain/cars/compareState.ts';
import { readStoredCars, writeStoredCars } from '#domain/cars/storedCars.ts';
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
  const [state, dispatch] = useReducer(compareReducer, undefined, kept);

  useEffect(() => takePresses((press) => dispatch({ type: 'carToggled', ...press })), []);

  useEffect(() => {
    const cars = chosenCars(state);
    showChosen(cars.map(({ id }) => id));
    storedSelection.write(cars.length > 0 ? writeStoredCars(cars) : null);
  }, [state]);

  useAsking(state, { place, fetchCar, dispatch });
  return [state, dispatch];
}

function kept(): CompareState {
  return initialCompare(readStoredCars(storedSelection.read()));
}

interface Asking extends CompareOptions {
  readonly dispatch: Dispatch<CompareFact>;
}

/** Fetches each missing record once. */
function useAsking(state: CompareState, { place, fetchCar, dispatch }: Asking): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const ids = carsToAsk(state).filter((id) => !asked.current.has(id));
    for (const id of ids) {
      asked.current.add(id);
      fetchCar(id, place)
        .then((answer) =>
          dispatch(
            answer.ok ? { type: 'recordArrived', car: answer.value } : { type: 'recordFailed', id },
          ),
        )
        .finally(() => asked.current.delete(id));
    }
  }, [state, place, fetchCar, dispatch]);
}
