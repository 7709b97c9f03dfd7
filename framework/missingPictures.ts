/** How Next begins a line about a picture that the site itself doesn't answer with. */
const start = 'internal image response failed for';

/**
 * Keeps pictures that don't exist out of the log, which the framework reports as errors. Anybody can request such pictures, and a
 * line for each would bury what operators need to see. The metrics count them by status.
 */
export function ignoreMissingPictures(console: Pick<Console, 'error'>): void {
  const report = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    const [, text, , status] = parts;
    if (text !== start || status !== 404) report(...parts);
  };
}
