/** The vitals, by the names of their histograms. The limits of good and of poor values are those of the Core Web Vitals. */
const histograms = {
  LCP: { name: 'forecourt_largest_paint_seconds', good: 2.5, poor: 4, unit: ' s' },
  INP: { name: 'forecourt_interaction_seconds', good: 0.2, poor: 0.5, unit: ' s' },
  CLS: { name: 'forecourt_layout_shift', good: 0.1, poor: 0.25, unit: '' },
} as const;

/** A figure as most visitors have it: the 75th percentile. */
export interface VisitorFigure {
  readonly vital: keyof typeof histograms;
  /** The upper bound of its bucket; undefined above the largest one. */
  readonly atMost: number | undefined;
  readonly unit: string;
  readonly rating: 'good' | 'needs improvement' | 'poor';
}

/** What visitors felt on a kind of page with a class of device. */
export interface VisitorFigures {
  readonly page: string;
  readonly device: string;
  /** The number of reports. */
  readonly visits: number;
  readonly figures: readonly VisitorFigure[];
}

/** Finds the figures in metrics in Prometheus' text format, the most visited pages first. */
export function visitorFigures(metrics: string): readonly VisitorFigures[] {
  const places = new Map<string, Omit<VisitorFigures, 'figures'> & { figures: VisitorFigure[] }>();
  for (const vital of vitals) {
    for (const [place, buckets] of bucketsOf(metrics, histograms[vital].name)) {
      const [page = '', device = ''] = place.split(' ');
      const visits = buckets.at(-1)?.count ?? 0;
      const known = places.get(place) ?? { page, device, visits: 0, figures: [] };
      known.figures.push(figureOf(vital, buckets, visits));
      places.set(place, { ...known, visits: Math.max(known.visits, visits) });
    }
  }
  return [...places.values()].toSorted((a, b) => b.visits - a.visits);
}

const vitals = ['LCP', 'INP', 'CLS'] as const;

interface Bucket {
  /** Its upper bound. */
  readonly bound: number;
  /** The number of values up to it. */
  readonly count: number;
}

const share = 0.75;

function figureOf(
  vital: VisitorFigure['vital'],
  buckets: readonly Bucket[],
  visits: number,
): VisitorFigure {
  const { good, poor, unit } = histograms[vital];
  const { bound = Number.POSITIVE_INFINITY } =
    buckets.find(({ count }) => count >= share * visits) ?? {};
  const rating = bound <= good ? 'good' : bound <= poor ? 'needs improvement' : 'poor';
  return { vital, unit, rating, atMost: Number.isFinite(bound) ? bound : undefined };
}

/** The buckets of a histogram in ascending order, by kind of page and class of device with a space between them. */
function bucketsOf(metrics: string, name: string): ReadonlyMap<string, readonly Bucket[]> {
  const line = new RegExp(
    `^${name}_bucket\\{le="([^"]+)",page="([\\w-]+)",device="([\\w-]+)"\\} (\\d+)$`,
    'gm',
  );
  const found = [...metrics.matchAll(line)].map(
    ([, bound = '', page = '', device = '', count]) => ({
      place: `${page} ${device}`,
      bound: bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound),
      count: Number(count),
    }),
  );
  const places = Map.groupBy(found, ({ place }) => place);
  return new Map(
    [...places].map(([place, buckets]) => [place, buckets.toSorted((a, b) => a.bound - b.bound)]),
  );
}
