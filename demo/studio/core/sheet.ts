type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element as SVG text; undefined attributes are omitted. */
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

/** Rounds a number for SVG to three decimals. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
