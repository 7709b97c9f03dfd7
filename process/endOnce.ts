/**
 * Ends the process: closes its connections, then finishes its work. A terminal signals the whole group of processes,
 * and the primary passes the signal on, so later calls only close connections.
 */
export function endOnce(
  finish: () => Promise<void>,
): (close: () => Promise<void>) => Promise<void> {
  let isEnding = false;
  return async (close) => {
    const isFirst = !isEnding;
    isEnding = true;
    await close();
    if (!isFirst) return;
    await finish();
    process.exit(0);
  };
}
