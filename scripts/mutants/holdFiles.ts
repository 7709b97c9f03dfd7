import { readFileSync, writeFileSync } from 'node:fs';

/** Keeps files to put them back, also if the process is stopped meanwhile. Returns how to put them back. */
export function holdFiles(paths: readonly string[]): () => void {
  const texts = paths.map((path) => [path, readFileSync(path, 'utf8')] as const);
  const restore = () => {
    for (const [path, text] of texts) writeFileSync(path, text);
    process.off('exit', restore).off('SIGINT', stop).off('SIGTERM', stop);
  };
  const stop = () => process.exit(1);
  process.on('exit', restore).on('SIGINT', stop).on('SIGTERM', stop);
  return restore;
}
