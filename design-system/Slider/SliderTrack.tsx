import type { CSSProperties, ReactNode } from 'react';
import { inlineVars } from '../inlineVars.ts';
import { fromEnd, fromStart, slider } from '../RangeSlider/RangeSlider.css.ts';
import * as css from './Slider.css.ts';

interface SliderTrackProps {
  /** The numbers at which the handle stops, lowest first. */
  readonly stops: readonly number[];
  /** The position of the chosen stop. */
  readonly at: number;
  readonly format: (value: number) => string;
  /** The handle. */
  readonly children: ReactNode;
}

/** The track of a slider, filled up to the handle, with the ends below it. */
export function SliderTrack({ stops, at, format, children }: SliderTrackProps) {
  const [first = 0] = stops;
  return (
    <>
      <div className={slider} style={filledTo(at / (stops.length - 1))}>
        {children}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{format(first)}</span>
        <span>{format(stops.at(-1) ?? first)}</span>
      </div>
    </>
  );
}

/** The style attribute that fills the track. */
function filledTo(share: number): CSSProperties {
  return inlineVars([
    [fromStart, 0],
    [fromEnd, 1 - share],
  ]);
}
