import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#process/perProcess.ts';

/** Tags of what a page or an answer was made from: what editors publish (`domain/content/contentTags.ts`), or shared answers. */
export type Sources = ReadonlySet<string>;

// The server collects what code of the framework's bundles notes.
const current = perProcess('sources', () => new AsyncLocalStorage<Set<string>>());

/** Runs `task`, and adds what it reads to `sources`, however deep the question is asked. */
export function collectSources<Value>(sources: Set<string>, task: () => Value): Value {
  return current.run(sources, task);
}

/** What the running task has read so far; nothing if nobody collects it. */
export function collectedSources(): readonly string[] {
  return [...(current.getStore() ?? [])];
}

/** Notes what the running task has read. `tags` is called only if somebody collects them. */
export function noteSources(tags: () => Iterable<string>): void {
  const sources = current.getStore();
  if (!sources) return;
  for (const tag of tags()) sources.add(tag);
}
