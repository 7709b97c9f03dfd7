'use client';

import { type CSSProperties, useId } from 'react';
import { RangeBars } from './RangeBars.tsx';
import { RangeField } from './RangeField.tsx';
import { RangeHandle } from './RangeHandle.tsx';
import * as css from './RangeSlider.css.ts';
import { moveEnd, type RangeEnds, sameEnds, shareOf, withinLimits } from './rangeEnds.ts';
import { useRangeDraft } from './useRangeDraft.ts';

/** The names of the two ends. */
export interface RangeSliderLabels {
  /** Of both together, such as "Price". */
  range: string;
  /** Of the lower end, such as "From". */
  low: string;
  /** Of the upper end, such as "To". */
  high: string;
}

export interface RangeSliderProps {
  /** The lowest number that can be chosen. */
  min: number;
  /** The highest. */
  max: number;
  /**
   * The range that is chosen; what lies outside is shown at its limit. Left out, nothing is: the
   * handles stand at the limits, and a form sends two empty fields.
   */
  value?: RangeEnds | undefined;
  labels: RangeSliderLabels;
  /** Writes a number for visitors, such as "150 000". */
  format: (value: number) => string;
  /** Stands before the numbers, such as "£". */
  prefix?: string | undefined;
  /** Stands after them, such as "kr". */
  suffix?: string | undefined;
  /** How much lies in each part of the range, from low to high, as heights from 0 to 1. */
  bars?: readonly number[] | undefined;
  /** The name under which a form sends both ends, the lower one first. */
  name?: string | undefined;
  /** Hears every range on the way. */
  onInput?: ((ends: RangeEnds) => void) | undefined;
  /**
   * Hears the range the visitor means: at once when a handle is let go, when Enter is pressed or
   * when the focus leaves; after a pause of 1.5 s while arrows are pressed or numbers typed.
   */
  onCommit: (ends: RangeEnds) => void;
}

const ends = ['low', 'high'] as const;

/** A range of numbers, chosen with two handles or two fields, under a picture of what lies where. */
export function RangeSlider({
  min,
  max,
  labels,
  format,
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
    // biome-ignore lint/a11y/useSemanticElements: a legend would say what the heading of the disclosure around it says already.
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
            // At the far end it would lie buried under the other one.
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

/** The style attribute that says which part of the track is chosen. */
function spanStyle({ low, high }: RangeEnds): CSSProperties {
  const entries = [
    [css.fromStart, low],
    [css.fromEnd, 1 - high],
  ] as const;
  // A variable's reference is `var(--name)`; the attribute wants the bare name.
  return Object.fromEntries(entries.map(([name, share]) => [name.slice(4, -1), share]));
}
