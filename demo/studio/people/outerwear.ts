import { blend } from '../core/colour.ts';
import { circle, path } from '../core/sheet.ts';
import { collar, pointed, rib, round, seam, shaded, torso } from './garment.ts';
import type { Build } from './head.ts';

const sides = [-1, 1] as const;

/** Draws a blazer over a shirt. */
export function blazer(
  { colour, shirt }: { readonly colour: string; readonly shirt: string },
  build: Build,
): string[] {
  const { neck: n, shoulder: s } = build;
  return [
    ...torso(build, pointed(372, build), shirt),
    collar(build, blend(shirt, '#ffffff', 0.5)),
    ...sides.map((side) =>
      path(
        `M${side * s} 480C${side * s} 412 ${side * (s - 18)} 386 ${side * (s - 60)} 370C${side * 92} 358 ${side * (n + 24)} 354 ${side * (n + 19)} 338L${side * 10} 480Z`,
        { fill: colour },
      ),
    ),
    ...sides.map((side) =>
      path(
        `M${side * (n + 19)} 338L${side * (n + 52)} 372L${side * (n + 38)} 392L${side * (n + 44)} 404L${side * 10} 480Z`,
        { fill: shaded(colour) },
      ),
    ),
  ];
}

interface Workwear {
  readonly colour: string;
  readonly trim: string;
}

/** Draws a jacket with a stand-up collar and shoulders in the trim's colour. */
export function jacket({ colour, trim }: Workwear, build: Build): string[] {
  const { neck: n, shoulder: s } = build;
  return [
    ...torso(build, pointed(366, build), colour),
    ...sides.map((side) =>
      path(
        `M${side * (s - 60)} 370C${side * (s - 39)} 378 ${side * (s - 24)} 388 ${side * (s - 14)} 406Q${side * (s - 40)} 402 ${side * (s - 70)} 416Z`,
        { fill: trim },
      ),
    ),
    path(
      `M${-n - 6} 314Q${-n - 22} 328 ${-n - 20} 346L0 386L${n + 20} 346Q${n + 22} 328 ${n + 6} 314L${n} 334L0 366L${-n} 334Z`,
      { fill: shaded(colour) },
    ),
    path('M0 380V480', seam(colour)),
  ];
}

/** Draws dungarees over a shirt of the trim's colour. */
export function dungarees({ colour, trim }: Workwear, build: Build): string[] {
  return [
    ...torso(build, round(378, build), trim),
    rib(build, shaded(trim, 0.2)),
    path('M-92 358L-64 352 -56 412H56L64 352 92 358 84 480H-84Z', { fill: colour }),
    ...[-68, 68].map((x) => circle(x, 420, 6, { fill: '#e9edef' })),
  ];
}
