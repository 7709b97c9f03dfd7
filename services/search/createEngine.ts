import { createEmbeddedEngine } from './embedded/embeddedEngine.ts';
import type { SearchEngine } from './engine.ts';
import { createOpenSearchEngine } from './opensearch/openSearchEngine.ts';

/** Which engine answers searches. */
export type EngineChoice =
  /** In this process. Without a folder, what it holds is gone with the process. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }
  /** A cluster, at the addresses of its nodes with commas between them. */
  | { readonly kind: 'opensearch'; readonly url: string };

/** The engine of choice: the one place that knows both. */
export function createEngine(choice: EngineChoice, log: (line: string) => void): SearchEngine {
  switch (choice.kind) {
    case 'embedded':
      return createEmbeddedEngine({ folder: choice.folder, log });
    case 'opensearch':
      return createOpenSearchEngine({ url: choice.url, log });
  }
}
