import * as css from './RangeSlider.css.ts';
import type { RangeEnds } from './rangeEnds.ts';

interface RangeBarsProps {
  /** Heights from 0 to 1. */
  readonly bars: readonly number[];
  /** The selected part of the range, from 0 to 1. */
  readonly span: RangeEnds;
}

/** The bars, drawn as two paths: the selected bars and the others. */
export function RangeBars({ bars, span }: RangeBarsProps) {
  const chosen = bars.map((_, at) => isChosen((at + 0.5) / bars.length, span));
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${bars.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.otherBars} d={barsPath(bars, (at) => !chosen[at])} />
      <path className={css.chosenBars} d={barsPath(bars, (at) => chosen[at] === true)} />
    </svg>
  );
}

function isChosen(middle: number, { low, high }: RangeEnds): boolean {
  return middle >= low && middle <= high;
}

/** The share of its slot that a bar leaves free on each side. */
const margin = 0.1;

function barsPath(bars: readonly number[], isMeant: (at: number) => boolean): string {
  return bars.map((height, at) => (height > 0 && isMeant(at) ? barPath(height, at) : '')).join('');
}

function barPath(height: number, at: number): string {
  // Rounded, because the last digits of a logarithm may differ between server and browser.
  const top = height.toFixed(3);
  return `M${at + margin} 1v-${top}h${1 - 2 * margin}v${top}z`;
}
