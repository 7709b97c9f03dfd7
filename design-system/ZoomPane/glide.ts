import type { Spot, Tap } from './gestures.ts';

/** How long a glide takes to lose about two thirds of its speed, in ms. */
const slowingMs = 325;

/** The time before a finger is lifted that tells its speed, in ms. A finger that rests before it is lifted throws nothing. */
const memoryMs = 100;

/** The speed below which nothing glides, in px per ms. */
const restSpeed = 0.03;

/** The speed of a finger that is lifted, in px per ms, from where it has been. */
export function velocityOf(trail: readonly Tap[], now: number): Spot {
  const recent = trail.filter(({ at }) => now - at <= memoryMs);
  const [first, last] = [recent.at(0), recent.at(-1)];
  if (!first || !last || first.at >= now) return { x: 0, y: 0 };
  const ms = now - first.at;
  return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms };
}

/** How far something has glided after a time, in px. */
export function glidedBy({ x, y }: Spot, ms: number): Spot {
  const path = slowingMs * (1 - slowness(ms));
  return { x: x * path, y: y * path };
}

/** Whether something that began to glide with this speed has stopped. */
export function hasStopped({ x, y }: Spot, ms: number): boolean {
  return Math.hypot(x, y) * slowness(ms) < restSpeed;
}

/** What is left of the speed. */
function slowness(ms: number): number {
  return Math.exp(-ms / slowingMs);
}

/** Calls `onMove` with the px of each frame until the glide has stopped. Returns a function that stops it. */
export function playGlide(velocity: Spot, onMove: (by: Spot) => void): () => void {
  let began: number | undefined;
  let before: Spot = { x: 0, y: 0 };
  let frame = 0;
  const move = (now: number) => {
    began ??= now;
    const ms = now - began;
    const after = glidedBy(velocity, ms);
    onMove({ x: after.x - before.x, y: after.y - before.y });
    before = after;
    frame = hasStopped(velocity, ms) ? 0 : requestAnimationFrame(move);
  };
  if (!hasStopped(velocity, 0)) frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}
