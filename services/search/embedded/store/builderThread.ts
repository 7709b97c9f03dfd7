import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { idOf } from '../../documents.ts';
import type { SearchDocument } from '../../engine.ts';
import { schemaOf } from '../../indexSchema.ts';
import type { BuildInput, BuildJob, BuiltIndex } from './buildJob.ts';

/** Few enough that nobody notices the pause in which they are written out. */
const documentsAtOnce = 100;

/** Builds indices from what is stored; each is given as soon as it is ready. */
export function loadIndices(
  file: string,
  indices: readonly string[],
  onBuilt: (built: BuiltIndex) => void,
): Promise<void> {
  if (indices.length === 0) return Promise.resolve();
  return runThread({ kind: 'load', file, indices }, onBuilt).done;
}

/** Stores documents as an index, all or none, and builds it. */
export async function replaceIndex(
  file: string,
  index: string,
  documents: readonly SearchDocument[],
): Promise<BuiltIndex> {
  const schema = schemaOf(index);
  if (schema === undefined) throw new Error(`There is no kind of index for ${index}.`);
  const found: BuiltIndex[] = [];
  const thread = runThread({ kind: 'replace', file, index }, (built) => found.push(built));
  const feed = async () => {
    for (let at = 0; at < documents.length; at += documentsAtOnce) {
      const part = documents.slice(at, at + documentsAtOnce);
      const stored = part.map((document) => ({
        id: idOf(schema, document),
        body: JSON.stringify(document),
      }));
      thread.send({ kind: 'documents', documents: stored });
      await turn();
    }
    thread.send({ kind: 'end' });
    await thread.done;
  };
  try {
    await Promise.race([feed(), thread.done]);
  } finally {
    await thread.stop();
  }
  const [built] = found;
  if (built === undefined) throw new Error(`The thread that builds ${index} ended without it.`);
  return built;
}

function runThread(job: BuildJob, onBuilt: (built: BuiltIndex) => void) {
  const worker = new Worker(new URL('./builder.worker.ts', import.meta.url), {
    workerData: job,
    // Documents pass through it one by one, but the words of many cars are many.
    resourceLimits: { maxOldGenerationSizeMb: 8192 },
  });
  worker.on('message', onBuilt);
  const done = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  return {
    done,
    send: (input: BuildInput) => worker.postMessage(input),
    stop: () => worker.terminate(),
  };
}
