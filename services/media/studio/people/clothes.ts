import { blend } from '../core/colour.ts';
import { circle, path } from '../core/sheet.ts';
import type { Build } from './head.ts';

/** A garment and its colours. */
export type Clothes =
  | { readonly kind: 'blazer'; readonly colour: string; readonly shirt: string }
  | { readonly kind: 'crew' | 'polo' | 'shirt' | 'turtleneck'; readonly colour: string }
  | { readonly kind: 'dungarees' | 'jacket'; readonly colour: string; readonly trim: string };

/** Shoulders and arms, and the line of the neck. */
function torso({ shoulder: s, neck: n }: Build, neckline: string, colour: string): string[] {
  const fold = blend(colour, '#000000', 0.28);
  return [
    path(
      `M${-s} 480C${-s} 412 ${18 - s} 386 ${60 - s} 370C-92 358 ${-n - 22} 352 ${-n - 14} 334${neckline}C${n + 22} 352 92 358 ${s - 60} 370C${s - 18} 386 ${s} 412 ${s} 480Z`,
      { fill: colour },
    ),
    path(`M${38 - s} 480Q${40 - s} 446 ${34 - s} 424M${s - 38} 480Q${s - 40} 446 ${s - 34} 424`, {
      fill: 'none',
      stroke: fold,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  ];
}

function round(depth: number, { neck: n }: Build): string {
  return `Q${-n} ${depth} 0 ${depth}T${n + 14} 334`;
}

/** The knitted edge of a round neckline. */
function rib({ neck: n }: Build, stroke: string): string {
  return path(`M${-n - 10} 345Q${-n} 378 0 378T${n + 10} 345`, {
    fill: 'none',
    stroke,
    'stroke-width': 8,
  });
}

function pointed(depth: number, { neck: n }: Build): string {
  return `L0 ${depth}L${n + 14} 334`;
}

/** Two flaps of a collar. */
function collar({ neck: n }: Build, fill: string, length = 44): string {
  return [-1, 1]
    .map((side) =>
      path(`M${side * (n + 4)} 322L${side * (n + 18)} 342L${side * 34} ${338 + length}L0 372Z`, {
        fill,
      }),
    )
    .join('');
}

/** Draws what a person wears, over the neck and under the head. */
export function clothes(worn: Clothes, build: Build): string[] {
  const { colour } = worn;
  const { neck: n, shoulder: s } = build;
  const dark = blend(colour, '#000000', 0.28);
  const seam = {
    fill: 'none',
    stroke: dark,
    'stroke-width': 4,
    'stroke-linecap': 'round',
  } as const;
  switch (worn.kind) {
    case 'crew':
      return [...torso(build, round(378, build), colour), rib(build, dark)];
    case 'turtleneck':
      return [
        ...torso(build, round(340, build), colour),
        path(`M${-n - 8} 306Q0 326 ${n + 8} 306L${n + 15} 352Q0 380 ${-n - 15} 352Z`, {
          fill: colour,
        }),
        path(`M${-n - 13} 346Q0 374 ${n + 13} 346`, seam),
      ];
    case 'shirt':
      return [
        ...torso(build, pointed(374, build), colour),
        path('M0 372V480', seam),
        collar(build, blend(colour, '#ffffff', 0.4)),
      ];
    case 'polo':
      return [
        ...torso(build, pointed(372, build), colour),
        collar(build, dark, 36),
        path('M-9 372H9V480H-9Z', { fill: dark, opacity: 0.5 }),
      ];
    case 'blazer':
      return [
        ...torso(build, pointed(372, build), worn.shirt),
        collar(build, blend(worn.shirt, '#ffffff', 0.5)),
        ...[-1, 1].map((side) =>
          path(
            `M${side * s} 480C${side * s} 412 ${side * (s - 18)} 386 ${side * (s - 60)} 370C${side * 92} 358 ${side * (n + 24)} 354 ${side * (n + 19)} 338L${side * 10} 480Z`,
            { fill: colour },
          ),
        ),
        ...[-1, 1].map((side) =>
          path(
            `M${side * (n + 19)} 338L${side * (n + 52)} 372L${side * (n + 38)} 392L${side * (n + 44)} 404L${side * 10} 480Z`,
            { fill: dark },
          ),
        ),
      ];
    case 'jacket':
      return [
        ...torso(build, pointed(366, build), colour),
        ...[-1, 1].map((side) =>
          path(
            `M${side * (s - 60)} 370C${side * (s - 39)} 378 ${side * (s - 24)} 388 ${side * (s - 14)} 406Q${side * (s - 40)} 402 ${side * (s - 70)} 416Z`,
            { fill: worn.trim },
          ),
        ),
        path(
          `M${-n - 6} 314Q${-n - 22} 328 ${-n - 20} 346L0 386L${n + 20} 346Q${n + 22} 328 ${n + 6} 314L${n} 334L0 366L${-n} 334Z`,
          { fill: dark },
        ),
        path('M0 380V480', seam),
      ];
    case 'dungarees':
      return [
        ...torso(build, round(378, build), worn.trim),
        rib(build, blend(worn.trim, '#000000', 0.2)),
        path('M-92 358L-64 352 -56 412H56L64 352 92 358 84 480H-84Z', { fill: colour }),
        ...[-68, 68].map((x) => circle(x, 420, 6, { fill: '#e9edef' })),
      ];
  }
}
