import type { Row } from '../report.ts';
import type { Visited } from './loadPage.ts';
import type { Moved, Place, Shift } from './watchShifts.ts';

/** Rows with the loads in which something moved, by width, and the largest shift. */
export function shiftRows(visited: readonly Visited[]): Row[] {
  const widths = [...new Set(visited.map(({ width }) => width))].sort((a, b) => a - b);
  const largest = Math.max(0, ...visited.map(sumOf));
  return [
    ...widths.map((width) => {
      const loads = visited.filter((each) => each.width === width);
      const moved = loads.filter((load) => sumOf(load) > 0).length;
      return row(`loads of ${loads.length} in which something moved, ${width} px`, `${moved}`);
    }),
    row('largest layout shift', largest === 0 ? '0' : largest.toFixed(4)),
  ];
}

function row(name: string, ours: string): Row {
  return { name, ours, minimal: '–', budget: '0', held: ours === '0' };
}

/** By how much the content of a page moved without an answer to the visitor. */
function sumOf({ shifts }: Visited): number {
  return shifts.reduce((sum, { value, isAnswer }) => sum + (isAnswer ? 0 : value), 0);
}

interface LoadName {
  readonly url: string;
  readonly width: number;
  readonly seed: number;
}

/** What moved in which load, as lines. */
export function describeShift(
  { value, atMs, isAnswer, moved }: Shift,
  { url, width, seed }: LoadName,
): string {
  const answer = isAnswer ? ', after a press' : '';
  return [
    `${value.toFixed(4)} after ${atMs} ms${answer}: ${url}, ${width} px, seed ${seed}`,
    ...moved.map(describeMoved),
  ].join('\n  ');
}

function describeMoved({ path, from, to }: Moved): string {
  return `${path || 'something that is gone'}: ${describePlace(from)} → ${describePlace(to)}`;
}

function describePlace({ x, y, width, height }: Place): string {
  return `${[x, y].map(Math.round).join(', ')} (${[width, height].map(Math.round).join(' × ')})`;
}
