import { useCallback, useSyncExternalStore } from 'react';
import { remaining, secondsLeft, untilNextSecond } from '#domain/content/countdown.ts';
import { numberFormatter } from '#domain/formatters.ts';
import * as css from './CountdownClock.css.ts';

export interface CountdownClockProps {
  /** When it ends, in ms since 1970. */
  readonly endMs: number;
  /** The locale of units and figures: a BCP 47 tag. */
  readonly locale: string;
  /** The accessible name of the timer: "Time left: Friday, 3 April". */
  readonly label: string;
  /** The text that appears, and that screen readers announce once, when it ends. */
  readonly endedText: string;
  /** Whether it is stopped, as it is in editing mode. */
  readonly isStill: boolean;
}

const units = ['day', 'hour', 'minute', 'second'] as const;

/**
 * The figures of a countdown. Pages are cached, so the server sends the empty board and the browser
 * fills it. Each tick reads the clock, so a tab that was suspended is correct after its first tick.
 */
export function CountdownClock(props: CountdownClockProps) {
  const { endMs, locale, label, endedText, isStill } = props;
  const subscribe = useCallback(
    (onTick: () => void) => (isStill ? () => undefined : tick(endMs, onTick)),
    [endMs, isStill],
  );
  const left = useSyncExternalStore(
    subscribe,
    () => secondsLeft(Date.now(), endMs),
    () => undefined,
  );
  const time = remaining(0, (left ?? 0) * 1000);
  return (
    <div className={css.stage}>
      <div
        className={css.board}
        role="timer"
        aria-live="off"
        aria-label={label}
        data-state={left === undefined ? 'waiting' : left === 0 ? 'ended' : 'counting'}
      >
        {units.map((unit) => (
          <Cell key={unit} unit={unit} value={left && time[`${unit}s`]} locale={locale} />
        ))}
      </div>
      {/* Rendered before its text, because screen readers announce only changes. */}
      {left !== undefined && (
        <p className={css.ended} role="status">
          {left === 0 && endedText}
        </p>
      )}
    </div>
  );
}

interface CellProps {
  readonly unit: (typeof units)[number];
  /** Undefined until the browser has computed it. */
  readonly value: number | undefined;
  readonly locale: string;
}

function Cell({ unit, value, locale }: CellProps) {
  const minimumIntegerDigits = unit === 'day' ? 1 : 2;
  const format = numberFormatter(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    minimumIntegerDigits,
    useGrouping: false,
  });
  const parts = value === undefined ? [] : format.formatToParts(value);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return (
    <span className={css.cell}>
      <span className={css.figures}>{part('integer') ?? '0'}</span>{' '}
      <span className={css.unit}>{part('unit') ?? '\u00a0'}</span>
    </span>
  );
}

/** Calls `onTick` each time a second has passed, until none is left. Returns a function that stops it. */
function tick(endMs: number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(): void {
    const ms = untilNextSecond(Date.now(), endMs);
    timer = ms === undefined ? undefined : setTimeout(next, ms);
  }
  function next(): void {
    onTick();
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}
