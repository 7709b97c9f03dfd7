import { blend } from '../core/colour.ts';
import type { Sheet } from '../core/sheet.ts';
import { circle, group, path, round } from '../core/sheet.ts';

/** How a wheel looks. */
export interface WheelStyle {
  readonly spokes: number;
  /** Two thin spokes side by side instead of one broad one. */
  readonly twin: boolean;
  /** Colour of the metal. */
  readonly metal: string;
  /** Rim's share of the wheel's radius; the rest is tyre. */
  readonly rim: number;
  /** Degrees the wheel has turned. */
  readonly turn: number;
}

export const fiveTwin: WheelStyle = { spokes: 5, twin: true, metal: '#c3c9cd', rim: 0.74, turn: 9 };
export const tenSpoke: WheelStyle = {
  spokes: 10,
  twin: false,
  metal: '#b9c0c5',
  rim: 0.76,
  turn: 4,
};

/** A wheel seen from the side, round (0, 0); `light` is 0..1, how bright the surroundings are. */
export function wheel(sheet: Sheet, radius: number, style: WheelStyle, light: number): string {
  const rim = radius * style.rim;
  const dim = (colour: string): string => blend('#050607', colour, 0.12 + 0.88 * light);
  const rubber = sheet.radial([
    [0.7, dim('#15181a')],
    [0.84, dim('#2a2e31')],
    [0.93, dim('#1d2022')],
    [1, dim('#0b0c0d')],
  ]);
  const barrel = sheet.radial([
    [0, dim('#14171a')],
    [0.75, dim('#0d0f11')],
    [0.93, dim('#24292c')],
    [1, dim('#3b4146')],
  ]);
  return group(
    {},
    circle(0, 0, radius, { fill: rubber }),
    circle(0, 0, radius * 0.9, {
      fill: 'none',
      stroke: dim('#3a3f43'),
      'stroke-width': radius * 0.008,
    }),
    circle(0, 0, rim, { fill: barrel }),
    brakeDisc(sheet, rim, dim),
    spokes(sheet, rim, style, dim),
    rimLip(sheet, rim, style, dim),
    hub(sheet, rim, style, dim),
  );
}

type Dim = (colour: string) => string;

function brakeDisc(sheet: Sheet, rim: number, dim: Dim): string {
  const steel = sheet.linear([
    [0, dim('#6f767b')],
    [0.5, dim('#33383c')],
    [1, dim('#54595d')],
  ]);
  return group(
    {},
    circle(0, 0, rim * 0.66, { fill: steel }),
    circle(0, 0, rim * 0.36, { fill: dim('#1b1e20') }),
  );
}

function spokes(sheet: Sheet, rim: number, style: WheelStyle, dim: Dim): string {
  const metal = sheet.linear(
    [
      [0, dim(blend(style.metal, '#ffffff', 0.55))],
      [0.45, dim(style.metal)],
      [1, dim(blend(style.metal, '#0e1113', 0.62))],
    ],
    { x1: 0, y1: -rim, x2: 0, y2: rim, user: true },
  );
  const d = Array.from({ length: style.spokes }, (_, index) => {
    const angle = ((index / style.spokes) * 360 + style.turn) * (Math.PI / 180);
    return style.twin
      ? spoke(rim, angle, -0.105, -0.17, 0.075) + spoke(rim, angle, 0.105, 0.17, 0.075)
      : spoke(rim, angle, 0, 0, 0.1);
  }).join('');
  return group(
    {},
    path(d, {
      fill: dim('#060708'),
      opacity: 0.55,
      transform: `translate(0 ${round(rim * 0.025)})`,
    }),
    path(d, { fill: metal }),
  );
}

/** One spoke from hub to rim; offsets are across it, all as shares of the rim's radius. */
function spoke(rim: number, angle: number, inner: number, outer: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const point = (along: number, across: number): string =>
    `${round((cos * along - sin * across) * rim)} ${round((sin * along + cos * across) * rim)}`;
  const w = width / 2;
  return (
    `M${point(0.14, inner - w * 1.5)}` +
    `C${point(0.45, inner - w * 0.9)} ${point(0.7, outer - w * 0.8)} ${point(0.965, outer - w * 1.5)}` +
    `L${point(0.965, outer + w * 1.5)}` +
    `C${point(0.7, outer + w * 0.8)} ${point(0.45, inner + w * 0.9)} ${point(0.14, inner + w * 1.5)}Z`
  );
}

function rimLip(sheet: Sheet, rim: number, style: WheelStyle, dim: Dim): string {
  const edge = sheet.linear([
    [0, dim(blend(style.metal, '#ffffff', 0.75))],
    [0.5, dim(style.metal)],
    [1, dim(blend(style.metal, '#0e1113', 0.7))],
  ]);
  const attributes = { fill: 'none', stroke: edge, 'stroke-width': rim * 0.06 };
  return circle(0, 0, rim * 0.97, attributes);
}

function hub(sheet: Sheet, rim: number, style: WheelStyle, dim: Dim): string {
  const cap = sheet.linear([
    [0, dim(blend(style.metal, '#ffffff', 0.4))],
    [1, dim(blend(style.metal, '#0e1113', 0.55))],
  ]);
  const bolts = Array.from({ length: 5 }, (_, index) => {
    const angle = ((index / 5) * 360 + style.turn + 36) * (Math.PI / 180);
    const [x, y] = [Math.cos(angle) * rim * 0.155, Math.sin(angle) * rim * 0.155];
    return circle(x, y, rim * 0.026, { fill: dim('#15181a') });
  });
  return group(
    {},
    circle(0, 0, rim * 0.215, { fill: cap }),
    ...bolts,
    circle(0, 0, rim * 0.085, { fill: dim('#2b3034') }),
  );
}
