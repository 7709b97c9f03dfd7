/** A stop of a gradient: position 0..1, colour, opacity (1 if left out). */
export type Stop = readonly [position: number, colour: string, opacity?: number];

/** Where a gradient runs, as fractions of the shape it fills unless `user` says sheet units. */
export interface GradientBox {
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
  readonly user?: boolean;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element as SVG text; attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length > 0
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`;
}

export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): string {
  return tag('rect', { x, y, width, height, ...attributes });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): string {
  return tag('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx, cy, r, ...attributes });
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return tag('g', attributes, ...children);
}

/** A straight-edged shape through the points. */
export function polygon(
  points: readonly (readonly [number, number])[],
  attributes: Attributes,
): string {
  const written = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return tag('polygon', { points: written, ...attributes });
}

/** A number as SVG writes it: two decimals are a fiftieth of a pixel. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * What one picture is drawn on: its size and the gradients, filters and clips its parts have asked
 * for. Asking twice for the same thing gives the same reference.
 */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #definitions = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** A gradient along a line, top to bottom unless `box` says otherwise. */
  linear(stops: readonly Stop[], box: GradientBox = {}): string {
    const { x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false } = box;
    const units = user ? 'userSpaceOnUse' : 'objectBoundingBox';
    return this.#define(
      'linearGradient',
      { x1, y1, x2, y2, gradientUnits: units },
      stopTags(stops),
    );
  }

  /** A gradient from the middle outwards; fractions of the shape it fills. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define('radialGradient', { cx, cy, r }, stopTags(stops));
  }

  /** A gradient round a point of the sheet, in sheet units. */
  radialAt(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    const units = 'userSpaceOnUse';
    return this.#define('radialGradient', { cx, cy, r, gradientUnits: units }, stopTags(stops));
  }

  /** A filter that softens what it is laid on. */
  blur(radius: number, radiusY = radius): string {
    const box = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
    return this.#define(
      'filter',
      box,
      tag('feGaussianBlur', { stdDeviation: `${radius} ${radiusY}` }),
    );
  }

  /** Keeps what lies inside the given shapes. */
  clip(shapes: string): string {
    return this.#define('clipPath', {}, shapes);
  }

  /** Keeps what lies where the given shapes are light. */
  mask(shapes: string): string {
    const box = { x: 0, y: 0, width: this.width, height: this.height };
    return this.#define('mask', { maskUnits: 'userSpaceOnUse', ...box }, shapes);
  }

  /** The finished SVG text. */
  svg(...layers: readonly string[]): string {
    const { width, height } = this;
    return tag(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        'xmlns:xlink': 'http://www.w3.org/1999/xlink',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
      },
      tag('defs', {}, [...this.#definitions.values()].join('')),
      ...layers,
    );
  }

  #define(name: string, attributes: Attributes, content: string): string {
    const key = tag(name, attributes, content);
    const known = [...this.#definitions.keys()].indexOf(key);
    const id = `d${known === -1 ? this.#definitions.size : known}`;
    if (known === -1) this.#definitions.set(key, tag(name, { id, ...attributes }, content));
    return `url(#${id})`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}
