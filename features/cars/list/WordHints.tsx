import { Link } from '#design-system/Link/Link.tsx';
import type { ShownCars } from '#domain/cars/carListState.ts';
import { fillText } from '#domain/fillText.ts';
import { repairText, type WordReading } from '#domain/search/wordRepair.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup } from './carListSetup.ts';
import { listHref } from './listAddress.ts';

export interface WordHintsProps {
  readonly shown: ShownCars;
  readonly reading: WordReading | undefined;
  readonly setup: CarListSetup;
}

/** Links to the words as typed, and to those that may be meant. */
export function WordHints({ shown, reading, setup }: WordHintsProps) {
  const { carListAsTyped, carListMeant } = setup.words.texts;
  const { query, similarWords = [] } = shown;
  const { keyphrase } = query;
  const meant = similarWords.filter(
    ({ typed, read }) => repairText(keyphrase, [{ typed, read }]) !== keyphrase,
  );
  if (!reading && meant.length === 0) return null;
  return (
    <p className={css.hints[shown.total > 0 ? 'some' : 'none']}>
      {reading && (
        <Link href={listHref(setup, reading.asTyped)} variant="standalone">
          {fillText(carListAsTyped, { words: reading.repairs.map(({ typed }) => typed).join(' ') })}
        </Link>
      )}
      {meant.map((repair) => {
        const next = { ...query, keyphrase: repairText(keyphrase, [repair]), page: 0 };
        return (
          <Link key={repair.read} href={listHref(setup, next)} variant="standalone">
            {fillText(carListMeant, { word: repair.read })}
          </Link>
        );
      })}
    </p>
  );
}
