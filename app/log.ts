/** Logs one line for operators. Line breaks are removed and long lines are cut. */
export function log(line: string): void {
  console.warn(line.replaceAll(/[\r\n]+/g, ' ').slice(0, 500));
}
