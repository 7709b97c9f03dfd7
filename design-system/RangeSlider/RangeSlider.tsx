'use client';

import { type CSSProperties, useId } from 'react';
import { RangeBars } from './RangeBars.tsx';
import { RangeField } from './RangeField.tsx';
import { RangeHandle } from './RangeHandle.tsx';
import * as css from './RangeSlider.css.ts';
import { moveEnd, type RangeEnds, sameEnds, shareOf, withinLimits } from './rangeEnds.ts';
import { useRangeDraft } from './useRangeDraft.ts';

/** The accessible names of the slider and its two ends. */
export interface RangeSliderLabels {
  /** The whole range, such as "Price". */
  readonly range: string;
  /** The lower end, such as "From". */
  readonly low: string;
  /** The upper end, such as "To". */
  readonly high: string;
}

export interface RangeSliderProps {
  /** The lowest selectable number. */
  readonly min: number;
  /** The highest selectable number. */
  readonly max: number;
  /**
   * The selected range, clamped to the limits. If omitted, nothing is selected: the handles are at
   * the limits, and a form sends two empty fields.
   */
  readonly value?: RangeEnds | undefined;
  readonly labels: RangeSliderLabels;
  /** Formats a number for display, such as "150 000". */
  readonly format: (value: number) => string;
  /** Reads what `format` writes and what people type; `undefined` if it isn't a number. */
  readonly read: (typed: string) => number | undefined;
  /** Shown below a field whose text isn't a number, such as "Write it like 150 000". */
  readonly invalidText: string;
  /** Shown before the numbers, such as "£". */
  readonly prefix?: string | undefined;
  /** Shown after the numbers, such as "kr". */
  readonly suffix?: string | undefined;
  /** A histogram of the range, from low to high, as heights from 0 to 1. */
  readonly bars?: readonly number[] | undefined;
  /** The name under which a form sends both ends, the lower one first. */
  readonly name?: string | undefined;
  /** Called with each range while the visitor changes it. */
  readonly onInput?: ((ends: RangeEnds) => void) | undefined;
  /**
   * Called with the final range: immediately when a handle is released, Enter is pressed or the
   * focus leaves; after a pause of 1.5 s when the visitor uses the arrow keys or types.
   */
  readonly onCommit: (ends: RangeEnds) => void;
}

const ends = ['low', 'high'] as const;

/** Selects a range of numbers with two handles or two fields, below an optional histogram. */
export function RangeSlider({
  min,
  max,
  labels,
  format,
  read,
  invalidText,
  prefix,
  suffix,
  bars,
  name,
  ...rest
}: RangeSliderProps) {
  const id = useId();
  const limits = { low: min, high: max };
  const value = withinLimits(rest.value ?? limits, limits);
  const { shown, sketch, choose } = useRangeDraft({ ...rest, value });
  const isChosen = rest.value !== undefined || !sameEnds(shown, value);
  const span = { low: shareOf(shown.low, limits), high: shareOf(shown.high, limits) };
  const isFixed = min >= max;
  const common = { format, prefix, suffix, isFixed };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would repeat the heading of the surrounding disclosure.
    <div className={css.range} role="group" aria-label={labels.range}>
      {bars && <RangeBars bars={bars} span={span} />}
      <div className={css.slider} style={spanStyle(span)}>
        {ends.map((end) => (
          <RangeHandle
            {...common}
            key={end}
            label={labels[end]}
            limits={limits}
            value={shown[end]}
            // Near the upper limit, the low handle would be covered by the high one.
            isRaised={end === 'low' && span.low > 0.5}
            onMove={(to) => sketch(moveEnd(shown, { end, to }, limits))}
            onLetGo={() => choose(shown)}
          />
        ))}
      </div>
      <div className={css.fields}>
        {ends.map((end) => (
          <RangeField
            {...common}
            key={end}
            id={`${id}-${end}`}
            read={read}
            invalidText={invalidText}
            name={name}
            label={labels[end]}
            value={isChosen ? shown[end] : undefined}
            limit={limits[end]}
            onMove={(to) => choose(moveEnd(shown, { end, to }, limits))}
          />
        ))}
      </div>
    </div>
  );
}

/** The style attribute that sets the selected part of the track. */
function spanStyle({ low, high }: RangeEnds): CSSProperties {
  const entries = [
    [css.fromStart, low],
    [css.fromEnd, 1 - high],
  ] as const;
  // A reference is `var(--name)`; the style attribute needs the bare name.
  return Object.fromEntries(entries.map(([name, share]) => [name.slice(4, -1), share]));
}
