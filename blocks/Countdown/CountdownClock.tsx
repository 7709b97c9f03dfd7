import '#styles/all.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { remaining, secondsLeft, untilNextSecond } from '#domain/content/countdown.ts';
import * as css from './CountdownClock.css.ts';

export interface CountdownClockProps {
  /** When it ends, in ms since 1970. */
  readonly endMs: number;
  /** Whose words and figures the units have: a BCP 47 tag. */
  readonly locale: string;
  /** What is counted, for those who don't see it: "Time left: Friday, 3 April". */
  readonly label: string;
  /** What appears, and is read out once, when it ends. */
  readonly endedText: string;
  /** Whether it stands still, as it does for editors. */
  readonly isStill: boolean;
}

const units = ['day', 'hour', 'minute', 'second'] as const;

/**
 * The figures of a countdown. The server doesn't know when its page will be looked at, so it sends
 * the empty board, which the browser fills. Each tick reads the clock anew: a tab that slept is
 * right again with its first one.
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
      {/* There before its text is, since only changes are read out. */}
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
  /** Absent until the browser knows it. */
  readonly value: number | undefined;
  readonly locale: string;
}

function Cell({ unit, value, locale }: CellProps) {
  const minimumIntegerDigits = unit === 'day' ? 1 : 2;
  const format = new Intl.NumberFormat(locale, {
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

/** Calls whenever one second less is left, until none is. */
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
