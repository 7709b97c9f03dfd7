import { setTimeout } from 'node:timers/promises';
import type { Environment } from '#app/environment.ts';
import { readBuildId } from '#app/pageCache/buildId.ts';
import { sites } from '#sites/index.ts';
import type { AskFramework } from '../cache/frameworkAnswer.ts';
import type { VisitedPage } from '../cluster/messages.ts';
import { createVisitedPages } from '../cluster/visitedPages.ts';
import type { Handle } from '../siteServer.ts';
import type { WarmUpTask } from '../warm/warmUp.ts';
import { offerFiles, readFilePaths } from './offerFiles.ts';
import { withOtherBuilds } from './withOtherBuilds.ts';

/** What the processes of a group's machines do for each other. Alone, a process does nothing of this. */
export interface OtherMachines {
  /** Adds the files of other builds to a handler. */
  readonly withFiles: (handle: Handle) => Handle;
  /** The pages that visitors of all machines requested most. None if nobody tells in time. */
  readonly mostVisited: () => Promise<readonly VisitedPage[]>;
  /** What other machines need before this one answers its first visitor. */
  readonly tasks: (ask: AskFramework) => readonly WarmUpTask[];
  /** Begins to tell the others what they need. */
  readonly start: (ask: AskFramework, mostVisited: () => readonly VisitedPage[]) => void;
}

const alone: OtherMachines = {
  withFiles: (handle) => handle,
  mostVisited: async () => [],
  tasks: () => [],
  start: () => undefined,
};

/** How long a start waits for the connection with the store (ms). */
const patienceMs = 1_000;

/** How often a process tells what it knows (ms). */
const reportMs = 30_000;

interface ConnectOptions {
  readonly environment: Environment;
  /** The folder of the framework's output. */
  readonly output: string;
}

/** A host at which the framework answers files. */
const [
  {
    hosts: [host],
  },
] = sites;

/** Connects a process with those of other machines through the store of pages, if there is one. */
export async function connectWithMachines(options: ConnectOptions): Promise<OtherMachines> {
  const { environment, output } = options;
  const build = readBuildId(output);
  if (!environment.pageStore || build === undefined) return alone;
  const { findPageStore } = await import('#app/pageStore/pageStore.ts');
  const store = findPageStore(build);
  if (!store) return alone;
  await Promise.race([store.ready, setTimeout(patienceMs)]);
  const paths = await readFilePaths(output);
  const offer = (ask: AskFramework) => offerFiles({ files: store.files, build, paths, ask, host });
  return {
    withFiles: (handle) => withOtherBuilds({ handle, files: store.files, paths }),
    mostVisited: async () => sumOf(await store.visited.read()),
    tasks: (ask) => [() => offer(ask)],
    start: (ask, mostVisited) => {
      setInterval(() => void offer(ask), reportMs).unref();
      setInterval(() => void store.visited.add([...mostVisited()]), reportMs).unref();
    },
  };
}

function sumOf(reports: readonly (readonly VisitedPage[])[]): readonly VisitedPage[] {
  const sum = createVisitedPages({ workers: reports.length });
  for (const [number, report] of reports.entries()) sum.report(number, report);
  return sum.most();
}
