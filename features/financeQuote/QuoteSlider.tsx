import { useId } from 'react';
import * as css from './FinanceQuote.css.ts';
import { nearestStop } from './sliderStops.ts';

interface QuoteSliderProps {
  /** The accessible name. */
  readonly label: string;
  /** The numbers at which the handle stops, lowest first. */
  readonly stops: readonly number[];
  /** The chosen number, which may lie between two stops. */
  readonly value: number;
  /** Formats a number with its unit. */
  readonly format: (value: number) => string;
  /** Called with a stop at every move of the handle. */
  readonly onValueChange: (value: number) => void;
}

/** Selects a number with a handle. */
export function QuoteSlider({ label, stops, value, format, onValueChange }: QuoteSliderProps) {
  const id = useId();
  const [first = value] = stops;
  return (
    <div className={css.parameter}>
      <div className={css.sliderHead}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={css.sliderValue} aria-live="off">
          {format(value)}
        </output>
      </div>
      {/* Its value is the index of the stop, because the distances between stops differ. */}
      <input
        id={id}
        className={css.slider}
        type="range"
        aria-valuetext={format(value)}
        max={stops.length - 1}
        value={nearestStop(stops, value)}
        onChange={(event) => onValueChange(stops[event.currentTarget.valueAsNumber] ?? value)}
      />
      <div className={css.sliderEnds} aria-hidden="true">
        <span>{format(first)}</span>
        <span>{format(stops.at(-1) ?? first)}</span>
      </div>
    </div>
  );
}
