import { blend } from '../core/colour.ts';
import { path } from '../core/sheet.ts';
import { collar, pointed, rib, round, seam, shaded, torso } from './garment.ts';
import type { Build } from './head.ts';
import { blazer, dungarees, jacket } from './outerwear.ts';

/** A garment and its colours. */
export type Clothes =
  | { readonly kind: 'blazer'; readonly colour: string; readonly shirt: string }
  | { readonly kind: 'crew' | 'polo' | 'shirt' | 'turtleneck'; readonly colour: string }
  | { readonly kind: 'dungarees' | 'jacket'; readonly colour: string; readonly trim: string };

/** Draws a person's clothes, over the neck and under the head. */
export function clothes(worn: Clothes, build: Build): string[] {
  switch (worn.kind) {
    case 'crew':
      return [...torso(build, round(378, build), worn.colour), rib(build, shaded(worn.colour))];
    case 'turtleneck':
      return turtleneck(worn.colour, build);
    case 'shirt':
      return shirt(worn.colour, build);
    case 'polo':
      return polo(worn.colour, build);
    case 'blazer':
      return blazer(worn, build);
    case 'jacket':
      return jacket(worn, build);
    case 'dungarees':
      return dungarees(worn, build);
  }
}

function turtleneck(colour: string, build: Build): string[] {
  const { neck: n } = build;
  return [
    ...torso(build, round(340, build), colour),
    path(`M${-n - 8} 306Q0 326 ${n + 8} 306L${n + 15} 352Q0 380 ${-n - 15} 352Z`, {
      fill: colour,
    }),
    path(`M${-n - 13} 346Q0 374 ${n + 13} 346`, seam(colour)),
  ];
}

function shirt(colour: string, build: Build): string[] {
  return [
    ...torso(build, pointed(374, build), colour),
    path('M0 372V480', seam(colour)),
    collar(build, blend(colour, '#ffffff', 0.4)),
  ];
}

function polo(colour: string, build: Build): string[] {
  const dark = shaded(colour);
  return [
    ...torso(build, pointed(372, build), colour),
    collar(build, dark, 36),
    path('M-9 372H9V480H-9Z', { fill: dark, opacity: 0.5 }),
  ];
}
