import { createEmbeddedEngine } from './embedded/embeddedEngine.ts';
import type { SearchEngine } from './engine.ts';

/** Which engine answers searches. */
export interface EngineChoice {
  /** In this process. Without a folder, what it holds is gone with the process. */
  readonly kind: 'embedded';
  readonly folder: string | undefined;
}

/** The engine of choice: the one place that knows both. */
export function createEngine(choice: EngineChoice, log: (line: string) => void): SearchEngine {
  return createEmbeddedEngine({ folder: choice.folder, log });
}
