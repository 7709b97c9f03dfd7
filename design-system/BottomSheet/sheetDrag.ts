/** How far a drag must go, in px, before it opens or closes the sheet. */
export const dragThresholds = { up: 20, down: 200 } as const;

/** The state of the sheet after it was dragged by a distance in px, which is positive downwards. */
export function sheetAfterDrag(isOpen: boolean, distance: number): boolean {
  return isOpen ? distance < dragThresholds.down : distance <= -dragThresholds.up;
}
