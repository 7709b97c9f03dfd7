/** Logs a line the first time only, for what would otherwise fill a log with the same line. */
export function createLogOnce(log: (line: string) => void): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    if (logged.has(line)) return;
    logged.add(line);
    log(line);
  };
}
