import { createFolderWriter } from '#search-engine/embedded/folderWriter.ts';
import type { IndexWriter, SearchEngine } from '#search-engine/engine.ts';
import type { Environment } from '../environment.ts';
import { createEngine } from './createEngine.ts';
import { schemaOf } from './schemas.ts';

/** The engine chosen by the environment, for the services and for imports. */
export function openEngine(environment: Environment, log: (line: string) => void): SearchEngine {
  const { dataFolder: folder, openSearchUrl: url } = environment;
  if (url !== undefined) return createEngine({ kind: 'opensearch', url }, log);
  return createEngine({ kind: 'embedded', folder }, log);
}

/** A writer for that engine, which doesn't load indices. */
export function openWriter(environment: Environment, log: (line: string) => void): IndexWriter {
  const { dataFolder, openSearchUrl } = environment;
  const isEmbedded = openSearchUrl === undefined && dataFolder !== undefined;
  return isEmbedded ? createFolderWriter(dataFolder, schemaOf) : openEngine(environment, log);
}
