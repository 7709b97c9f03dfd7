import { parentPort, workerData } from 'node:worker_threads';
import { schemaOf } from '../../indexSchema.ts';
import { createIndexBuilder } from '../build/buildIndex.ts';
import { type BuildInput, type BuildJob, type BuiltIndex, buffersOf } from './buildJob.ts';
import { type DocumentStore, openDocumentStore } from './documentStore.ts';

/** The thread that writes to the store and builds indices, so that searches don't wait for it. */
function run(job: BuildJob): void {
  const store = openDocumentStore(job.file);
  if (job.kind === 'replace') replace(store, job.index);
  else {
    for (const name of job.indices) hand(store.inOneState(() => build(store, name)));
    store.close();
  }
}

function replace(store: DocumentStore, index: string): void {
  store.begin(index);
  parentPort?.on('message', (input: BuildInput) => {
    if (input.kind === 'documents') {
      for (const document of input.documents) store.insert(index, document);
      return;
    }
    // An index that can't be built isn't stored either.
    const built = build(store, index);
    store.commit();
    store.close();
    hand(built);
    parentPort?.close();
  });
}

function build(store: DocumentStore, name: string): BuiltIndex {
  const schema = schemaOf(name);
  const stored = store.generations().find((index) => index.name === name);
  if (schema === undefined || stored === undefined) throw new Error(`There is no index ${name}.`);
  const builder = createIndexBuilder(schema, store.size(name));
  for (const body of store.bodies(name)) builder.add(JSON.parse(body));
  return { name, generation: stored.generation, data: builder.finish() };
}

function hand(built: BuiltIndex): void {
  parentPort?.postMessage(built, buffersOf(built.data));
}

run(workerData);
