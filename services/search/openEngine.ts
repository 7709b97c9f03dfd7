import type { Environment } from '../environment.ts';
import { createEngine } from './createEngine.ts';
import type { SearchEngine } from './engine.ts';

/** The engine that the environment chooses: the same for the services and for what feeds them. */
export function openEngine(environment: Environment, log: (line: string) => void): SearchEngine {
  return createEngine({ kind: 'embedded', folder: environment.dataFolder }, log);
}
