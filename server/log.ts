/** Logs one line for operators. */
export function log(line: string): void {
  console.error(`site: ${line}`);
}
