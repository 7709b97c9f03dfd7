/** One line for the operators: what happened, to what. Never more than a line. */
export function log(line: string): void {
  console.warn(line.replaceAll(/[\r\n]+/g, ' ').slice(0, 500));
}
