'use client';

import { useId } from 'react';
import { RangeField } from '../RangeSlider/RangeField.tsx';
import { onEnter } from '../RangeSlider/RangeHandle.tsx';
import * as css from './Slider.css.ts';
import { SliderTrack } from './SliderTrack.tsx';
import { nearestStop } from './sliderStops.ts';

export interface SliderProps {
  /** The accessible name, such as "Kontantinsats". */
  readonly label: string;
  /** The numbers at which the handle stops, lowest first. With a single one nothing can be chosen. */
  readonly stops: readonly number[];
  /** The chosen number, which may lie between two stops. */
  readonly value: number;
  /** Formats a number for display, such as "60 000". */
  readonly format: (value: number) => string;
  /** Reads what `format` writes and what people type; `undefined` if it isn't a number. */
  readonly read: (typed: string) => number | undefined;
  /** Shown below the field while its text isn't a number. */
  readonly invalidText: string;
  /** Shown before the number, such as "£". */
  readonly prefix?: string | undefined;
  /** Shown after the number, such as "kr". */
  readonly suffix?: string | undefined;
  /**
   * Called with a stop at every move of the handle, and with a typed number on Enter, when the focus
   * leaves, or after a pause of 1.5 s. A typed number may be any that `read` returns.
   */
  readonly onValueChange: (value: number) => void;
}

/** Selects a number with a handle or by typing. */
export function Slider(props: SliderProps) {
  const id = useId();
  const { label, stops, value, format } = props;
  const isFixed = stops.length < 2;
  const at = nearestStop(stops, value);
  return (
    <div className={css.slider}>
      <div className={css.head}>
        <RangeField
          id={id}
          name={undefined}
          label={label}
          value={value}
          limit={stops[0] ?? value}
          isFixed={isFixed}
          format={format}
          prefix={props.prefix}
          suffix={props.suffix}
          read={props.read}
          invalidText={props.invalidText}
          onMove={props.onValueChange}
        />
      </div>
      {!isFixed && (
        <SliderTrack stops={stops} at={at} format={format}>
          <Handle {...props} at={at} />
        </SliderTrack>
      )}
    </div>
  );
}

interface HandleProps extends SliderProps {
  /** The position of the stop nearest to the value. */
  readonly at: number;
}

/** The native slider. Its value is the position of the stop, because the distances between stops differ. */
function Handle({ label, stops, value, at, onValueChange, ...texts }: HandleProps) {
  const { format, prefix = '', suffix = '' } = texts;
  return (
    <input
      className={css.handle}
      type="range"
      aria-label={label}
      aria-valuetext={`${prefix}${format(value)} ${suffix}`.trim()}
      max={stops.length - 1}
      value={at}
      onChange={(event) => onValueChange(stops[event.currentTarget.valueAsNumber] ?? value)}
      onKeyDown={onEnter(() => undefined)}
    />
  );
}
