/**
 * Ignores failed writes when the process that reads the output has ended. Otherwise each would be logged as an
 * uncaught error, with another write that fails.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
