import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import * as css from './RangeSlider.css.ts';
import { type RangeEnds, stepOf } from './rangeEnds.ts';

interface RangeHandleProps {
  readonly label: string;
  readonly value: number;
  readonly limits: RangeEnds;
  readonly format: (value: number) => string;
  readonly prefix: string | undefined;
  readonly suffix: string | undefined;
  /** Whether the range has only one value. */
  readonly isFixed: boolean;
  /** Whether it is stacked above the other handle. */
  readonly isRaised: boolean;
  /** Called with each value while the handle moves. */
  readonly onMove: (to: number) => void;
  /** Called when the visitor releases the handle. */
  readonly onLetGo: () => void;
}

/** One handle: a native range input of which only the thumb receives pointer events. */
export function RangeHandle({
  label,
  value,
  limits,
  isRaised,
  onLetGo,
  ...props
}: RangeHandleProps) {
  const { format, prefix = '', suffix = '', isFixed, onMove } = props;
  const input = useLetGo(onLetGo);
  return (
    <input
      ref={input}
      className={css.handle}
      data-state={isRaised ? 'raised' : undefined}
      type="range"
      aria-label={label}
      aria-valuetext={`${prefix}${format(value)} ${suffix}`.trim()}
      min={limits.low}
      max={limits.high}
      step={stepOf(limits)}
      value={value}
      disabled={isFixed}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onKeyDown={onEnter(onLetGo)}
      onBlur={onLetGo}
    />
  );
}

/**
 * Calls `onLetGo` when a pointer releases the handle. Uses the native `change` event, because the
 * pointer may be anywhere by then, and ignores `change` from arrow keys, where more key presses may
 * follow.
 */
function useLetGo(onLetGo: () => void) {
  const ref = useRef<HTMLInputElement>(null);
  const letGo = useEffectEvent(onLetGo);
  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    let isHeld = false;
    const pressed = () => {
      isHeld = true;
    };
    const changed = () => {
      if (isHeld) letGo();
      isHeld = false;
    };
    input.addEventListener('pointerdown', pressed);
    input.addEventListener('change', changed);
    return () => {
      input.removeEventListener('pointerdown', pressed);
      input.removeEventListener('change', changed);
    };
  }, []);
  return ref;
}

/** Handles Enter instead of letting it submit the surrounding form. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
