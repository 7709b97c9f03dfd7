/**
 * Whether a slide is so near the selected one that its picture is rendered. Only the first one is
 * part of the server's page: the others must not compete with it. As soon as the visitor has moved,
 * two on each side are.
 */
export function isNearby(slide: number, selected: number, isHydrated: boolean): boolean {
  return Math.abs(slide - selected) <= reachOf(selected, isHydrated);
}

function reachOf(selected: number, isHydrated: boolean): number {
  if (!isHydrated) return 0;
  return selected === 0 ? 1 : 2;
}
