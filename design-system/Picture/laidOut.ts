/**
 * The `sizes` attribute of a lazy picture in a frame. It is fetched after layout, so browsers that support `auto` use
 * the width at which it is laid out. Others use the declared one.
 */
export function laidOut(sizes: string): string {
  return `auto, ${sizes}`;
}
