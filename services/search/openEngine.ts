import { createEngine, type EngineTools } from '#search-engine/createEngine.ts';
import { createFolderWriter } from '#search-engine/embedded/folderWriter.ts';
import type { IndexWriter, SearchEngine } from '#search-engine/engine.ts';
import { schemaOf } from '#stock/schemas.ts';
import type { Environment } from '../environment.ts';

/** The engine chosen by the environment, for the services and for imports. */
export function openEngine(environment: Environment, tools: EngineTools): SearchEngine {
  const { dataFolder: folder, openSearchUrl: url } = environment;
  if (url !== undefined) return createEngine({ kind: 'opensearch', url }, tools);
  return createEngine({ kind: 'embedded', folder }, tools);
}

/** A writer for that engine, which doesn't load indices. */
export function openWriter(environment: Environment, log: (line: string) => void): IndexWriter {
  const { dataFolder, openSearchUrl } = environment;
  const isEmbedded = openSearchUrl === undefined && dataFolder !== undefined;
  return isEmbedded
    ? createFolderWriter(dataFolder, schemaOf)
    : openEngine(environment, { schemaOf, log });
}
