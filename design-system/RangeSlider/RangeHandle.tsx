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
  /** Whether there is nothing to choose. */
  readonly isFixed: boolean;
  /** Whether it lies above the other one. */
  readonly isRaised: boolean;
  /** Hears every number on the way. */
  readonly onMove: (to: number) => void;
  /** The visitor is done with it. */
  readonly onLetGo: () => void;
}

/** One handle: a native slider of which only the handle can be hit. */
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
 * Tells when a pointer lets the handle go. Only the browser's own `change` knows, since the pointer
 * may be anywhere by then; but that comes at every press of an arrow too, where more may follow.
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

/** Enter means the number, and doesn't send the form around it. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
