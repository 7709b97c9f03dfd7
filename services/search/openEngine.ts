import type { Environment } from '../environment.ts';
import { createEngine } from './createEngine.ts';
import type { SearchEngine } from './engine.ts';

/** The engine that the environment chooses: the same for the services and for what feeds them. */
export function openEngine(environment: Environment, log: (line: string) => void): SearchEngine {
  const { dataFolder: folder, openSearchUrl: url } = environment;
  if (url !== undefined) return createEngine({ kind: 'opensearch', url }, log);
  return createEngine({ kind: 'embedded', folder }, log);
}
