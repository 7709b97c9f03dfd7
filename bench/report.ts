import type { DevMeasurement } from './dev.ts';
import type { Load } from './load.ts';
import type { Transfer } from './transfer.ts';

/** All measurements of one page. */
export interface Measurement extends Transfer, Load {}

/** One row of the table. */
export interface Row {
  readonly name: string;
  readonly ours: string;
  readonly minimal: string;
  /** The limit as text; empty if there is none. */
  readonly budget: string;
  readonly held: boolean;
}

/**
 * The limits of a content page, compared with the framework's smallest page.
 *
 * @param themesGzip - the size of the style sheets with the themes, gzipped, in bytes.
 */
export function rows(ours: Measurement, minimal: Measurement, themesGzip: number): Row[] {
  return [
    ...weights(ours, minimal, themesGzip),
    ...paints(ours, minimal),
    ...answers(ours, minimal),
  ];
}

/** For what has no budget. */
const free = { budget: '', held: true };

function weights(ours: Measurement, minimal: Measurement, themesGzip: number): Row[] {
  const scriptRatio = ours.script / minimal.script;
  return [
    { name: 'script with gzip', ours: kb(ours.script), minimal: kb(minimal.script), ...free },
    {
      name: 'script, ratio',
      ours: scriptRatio.toFixed(3),
      minimal: '1',
      budget: 'at most 1.10',
      held: scriptRatio <= 1.1,
    },
    { name: 'style on the wire', ours: kb(ours.style), minimal: kb(minimal.style), ...free },
    {
      name: 'all four themes, gzip',
      ours: kb(themesGzip),
      minimal: '–',
      budget: 'under 30 KB',
      held: themesGzip < 30 * 1024,
    },
    { name: 'HTML on the wire', ours: kb(ours.document), minimal: kb(minimal.document), ...free },
    {
      name: 'HTML raw, without its rules',
      ours: kb(ours.html),
      minimal: kb(minimal.html),
      budget: 'at most 60 KB',
      held: ours.html <= 60 * 1024,
    },
    { name: 'fonts', ours: kb(ours.font), minimal: kb(minimal.font), ...free },
    { name: 'pictures, phone', ours: kb(ours.image), minimal: kb(minimal.image), ...free },
    { name: 'requests', ours: String(ours.requests), minimal: String(minimal.requests), ...free },
  ];
}

function paints(ours: Measurement, minimal: Measurement): Row[] {
  return [
    { name: 'first paint', ours: ms(ours.firstPaint), minimal: ms(minimal.firstPaint), ...free },
    {
      name: 'largest paint',
      ours: ms(ours.largestPaint),
      minimal: ms(minimal.largestPaint),
      ...free,
    },
    {
      name: 'layout shift',
      ours: ours.layoutShift.toFixed(4),
      minimal: minimal.layoutShift.toFixed(4),
      budget: '0',
      held: ours.layoutShift === 0,
    },
  ];
}

function answers(ours: Measurement, minimal: Measurement): Row[] {
  return [
    {
      name: 'requests a second',
      ours: ours.requestsPerSecond.toFixed(0),
      minimal: minimal.requestsPerSecond.toFixed(0),
      ...free,
    },
    {
      name: 'CPU a request',
      ours: ms(ours.cpuPerRequest),
      minimal: ms(minimal.cpuPerRequest),
      ...free,
    },
    { name: '99 % answered within', ours: ms(ours.p99), minimal: ms(minimal.p99), ...free },
  ];
}

/** Measurements of a list of cars. */
export interface ListMeasurement extends Transfer {
  /** The list with a filter in its address, which is rendered for each request. */
  readonly filtered: Load;
  /** From clicking a filter to the new number of cars on a slow CPU, in ms. */
  readonly filterMs: number;
}

/** The limits of a list of cars, compared with the framework's smallest page. */
export function listRows(list: ListMeasurement, minimal: Measurement): Row[] {
  const scriptRatio = list.script / minimal.script;
  const plain = (name: string, own: string, floor: string): Row => ({
    name,
    ours: own,
    minimal: floor,
    budget: '',
    held: true,
  });
  return [
    plain('script with gzip', kb(list.script), kb(minimal.script)),
    {
      ...plain('script, ratio', scriptRatio.toFixed(3), '1'),
      budget: 'at most 1.15',
      held: scriptRatio <= 1.15,
    },
    plain('style on the wire', kb(list.style), kb(minimal.style)),
    plain('HTML on the wire', kb(list.document), kb(minimal.document)),
    plain('HTML raw, without its rules', kb(list.html), kb(minimal.html)),
    {
      ...plain('layout shift', list.layoutShift.toFixed(4), minimal.layoutShift.toFixed(4)),
      budget: '0',
      held: list.layoutShift === 0,
    },
    {
      ...plain('filter to results at a quarter of the CPU', ms(list.filterMs), '–'),
      budget: 'under 100 ms',
      held: list.filterMs < 100,
    },
    {
      ...plain('requests a second, filtered', perSecond(list.filtered), perSecond(minimal)),
      budget: 'at least 50',
      held: list.filtered.requestsPerSecond >= 50,
    },
    plain('CPU a request, filtered', ms(list.filtered.cpuPerRequest), ms(minimal.cpuPerRequest)),
    plain('99 % answered within, filtered', ms(list.filtered.p99), ms(minimal.p99)),
  ];
}

/** The weight of a page before its heavy parts are used, with a limit compared with the framework's smallest page. */
export function weightRows(page: Transfer, minimal: Transfer, maxRatio: number): Row[] {
  const ratio = page.script / minimal.script;
  const free = { budget: '', held: true };
  return [
    { name: 'script with gzip', ours: kb(page.script), minimal: kb(minimal.script), ...free },
    {
      name: 'script, ratio',
      ours: ratio.toFixed(3),
      minimal: '1',
      budget: `at most ${maxRatio.toFixed(2)}`,
      held: ratio <= maxRatio,
    },
    { name: 'HTML on the wire', ours: kb(page.document), minimal: kb(minimal.document), ...free },
    {
      name: 'layout shift',
      ours: page.layoutShift.toFixed(4),
      minimal: minimal.layoutShift.toFixed(4),
      budget: '0',
      held: page.layoutShift === 0,
    },
  ];
}

/** The weight of the HTML of our pages, in bytes: in brotli, without the style rules that finishing puts into it. */
export interface HtmlWeights {
  readonly startPage: number;
  readonly listOfCars: number;
}

/** The limits of the weight of HTML (KB). The minimal page has neither content nor data. */
const htmlLimits = { startPage: 13.5, listOfCars: 30 } as const satisfies HtmlWeights;

/** The limits of the weight of HTML. */
export function htmlRows({ startPage, listOfCars }: HtmlWeights): Row[] {
  const row = (name: string, bytes: number, limit: number): Row => ({
    name,
    ours: kb(bytes),
    minimal: '–',
    budget: `at most ${limit} KB`,
    held: bytes <= limit * 1024,
  });
  return [
    row('start page', startPage, htmlLimits.startPage),
    row('list of cars', listOfCars, htmlLimits.listOfCars),
  ];
}

/** How long a page blocks the main thread while it loads, in ms, and the limit of its ratio to the minimal page. */
export interface Blocking {
  readonly name: string;
  readonly ms: number;
  readonly maxRatio: number;
}

/** The limits of blocking times. */
export function blockingRows(pages: readonly Blocking[], minimalMs: number): Row[] {
  return pages.map(({ name, ms: own, maxRatio }) => ({
    name: `${name}, ratio ${(own / minimalMs).toFixed(2)}`,
    ours: ms(own),
    minimal: ms(minimalMs),
    budget: `at most ${maxRatio.toFixed(1)}`,
    held: own <= minimalMs * maxRatio,
  }));
}

/** The limits of the service booking: its weight before the map comes near, and its slowest change of a step. */
export function bookingRows(
  page: Transfer,
  minimal: Transfer,
  { maxRatio, stepMs }: { readonly maxRatio: number; readonly stepMs: number },
): Row[] {
  return [
    ...weightRows(page, minimal, maxRatio),
    {
      name: 'slowest change of a step at a quarter of the CPU',
      ours: ms(stepMs),
      minimal: '–',
      budget: 'under 100 ms',
      held: stepMs < 100,
    },
  ];
}

/** The limits of a developer's waiting times. The minimal page is not compared. */
export function devRows({ cold, warm, style }: DevMeasurement): Row[] {
  const limited = (name: string, value: number, limitMs: number): Row => ({
    name,
    ours: seconds(value),
    minimal: '–',
    budget: `at most ${seconds(limitMs)}`,
    held: value <= limitMs,
  });
  const free = { minimal: '–', budget: '', held: true };
  return [
    limited('first page, cold', cold.ms, 15_000),
    { name: 'first page, cold, CPU', ours: seconds(cold.cpuMs), ...free },
    limited('first page, warm', warm.ms, 5_000),
    { name: 'first page, warm, CPU', ours: seconds(warm.cpuMs), ...free },
    { name: 'changed style, first', ours: seconds(style.firstMs), ...free },
    limited('changed style, later', style.laterMs, 500),
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function perSecond({ requestsPerSecond }: Load): string {
  return requestsPerSecond.toFixed(0);
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** A time for the table. */
export function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

/** Formats the rows as an aligned table. */
export function table(page: string, lines: readonly Row[]): string {
  const cells = lines.map(({ name, ours, minimal, budget, held }) => [
    name,
    ours,
    minimal,
    budget && `${budget}: ${held ? 'held' : 'EXCEEDED'}`,
  ]);
  const all = [['', page, 'minimal page', 'budget'], ...cells];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
