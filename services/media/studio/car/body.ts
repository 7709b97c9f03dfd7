import type { Point } from '../core/maths.ts';

/**
 * The shape of a car seen from its left side, in centimetres: x from the nose (0) to the tail, y up
 * from the road. Paths are written with absolute `M`, `L` and `C` commands.
 */
export interface CarBody {
  readonly length: number;
  readonly height: number;
  /** From under the nose, over bonnet and roof, to under the tail; not closed. */
  readonly outline: string;
  /** Lower edge between the wheels. */
  readonly floor: number;
  /** Where the side turns inwards below the windows. */
  readonly belt: readonly Point[];
  /** The line along the doors above which they face the sky and below which the ground. */
  readonly crease: readonly Point[];
  /** The side windows as one shape; the pillars lie on top. */
  readonly glass: string;
  readonly pillars: readonly string[];
  /** Gaps between doors, bonnet, boot and bumpers. */
  readonly seams: readonly string[];
  readonly handles: readonly Point[];
  readonly mirror: Point;
  readonly headlamp: string;
  /** The daytime running light inside the headlamp, drawn as a line. */
  readonly signature: string;
  readonly taillamp: string;
  /** Unpainted parts: sills, bumper inserts, arch mouldings. */
  readonly cladding: readonly string[];
  /** Bright or dark strips such as roof rails, drawn as lines. */
  readonly rails: readonly string[];
  readonly wheels: { readonly radius: number; readonly front: number; readonly rear: number };
  /** How far edges are rounded: at the nose, along bonnet and roof, and at the tail. */
  readonly rounding: { readonly nose: number; readonly top: number; readonly tail: number };
  /** Whether the arches have mouldings of unpainted plastic. */
  readonly archMoulding: boolean;
}
