/** An age in whole seconds for a report; `null` if there is none. */
export function toSeconds(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.floor(ms / 1000);
}
