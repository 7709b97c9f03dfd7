/** Today as `YYYY-MM-DD` in UTC, for dates that belong to no place. */
export function utcDay(): string {
  return new Date().toISOString().slice(0, 10);
}
