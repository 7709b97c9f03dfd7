'use client';

import { type CSSProperties, useId } from 'react';
import { inlineVars } from '../inlineVars.ts';
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
export function RangeSlider({ min, max, ...props }: RangeSliderProps) {
  const limits = { low: min, high: max };
  const value = withinLimits(props.value ?? limits, limits);
  const draft = useRangeDraft({ ...props, value });
  const { shown } = draft;
  const isChosen = props.value !== undefined || !sameEnds(shown, value);
  const span = { low: shareOf(shown.low, limits), high: shareOf(shown.high, limits) };
  const parts = { ...props, limits, draft };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would repeat the heading of the surrounding disclosure.
    <div className={css.range} role="group" aria-label={props.labels.range}>
      {props.bars && <RangeBars bars={props.bars} span={span} />}
      <div className={css.slider} style={spanStyle(span)}>
        <Handles {...parts} span={span} />
      </div>
      <div className={css.fields}>
        <Fields {...parts} isChosen={isChosen} />
      </div>
    </div>
  );
}

interface PartsProps extends Omit<RangeSliderProps, 'min' | 'max' | 'value'> {
  readonly limits: RangeEnds;
  readonly draft: ReturnType<typeof useRangeDraft>;
}

interface HandlesProps extends PartsProps {
  /** The selected part of the track, as shares of it. */
  readonly span: RangeEnds;
}

function Handles({ limits, draft, labels, format, prefix, suffix, span }: HandlesProps) {
  const { shown, sketch, choose } = draft;
  return ends.map((end) => (
    <RangeHandle
      key={end}
      format={format}
      prefix={prefix}
      suffix={suffix}
      isFixed={isFixed(limits)}
      label={labels[end]}
      limits={limits}
      value={shown[end]}
      // Near the upper limit, the low handle would be covered by the high one.
      isRaised={end === 'low' && span.low > 0.5}
      onMove={(to) => sketch(moveEnd(shown, { end, to }, limits))}
      onLetGo={() => choose(shown)}
    />
  ));
}

interface FieldsProps extends PartsProps {
  /** Whether a range is selected; otherwise the fields are empty. */
  readonly isChosen: boolean;
}

function Fields({ limits, draft, labels, isChosen, ...props }: FieldsProps) {
  const id = useId();
  const { shown, choose } = draft;
  return ends.map((end) => (
    <RangeField
      key={end}
      id={`${id}-${end}`}
      name={props.name}
      format={props.format}
      read={props.read}
      prefix={props.prefix}
      suffix={props.suffix}
      isFixed={isFixed(limits)}
      invalidText={props.invalidText}
      label={labels[end]}
      value={isChosen ? shown[end] : undefined}
      limit={limits[end]}
      onMove={(to) => choose(moveEnd(shown, { end, to }, limits))}
    />
  ));
}

function isFixed({ low, high }: RangeEnds): boolean {
  return low >= high;
}

/** The style attribute that sets the selected part of the track. */
function spanStyle({ low, high }: RangeEnds): CSSProperties {
  return inlineVars([
    [css.fromStart, low],
    [css.fromEnd, 1 - high],
  ]);
}
