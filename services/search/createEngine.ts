import { createEmbeddedEngine } from '#search-engine/embedded/embeddedEngine.ts';
import type { SearchEngine } from '#search-engine/engine.ts';
import { createOpenSearchEngine } from './opensearch/openSearchEngine.ts';
import { schemaOf } from './schemas.ts';

/** Which engine answers searches. */
export type EngineChoice =
  /** In this process. Without a folder, documents are kept in memory only. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }
  /** A cluster, by the comma-separated addresses of its nodes. */
  | { readonly kind: 'opensearch'; readonly url: string };

/** Creates the chosen engine: the only function that knows both. */
export function createEngine(choice: EngineChoice, log: (line: string) => void): SearchEngine {
  switch (choice.kind) {
    case 'embedded':
      return createEmbeddedEngine({ schemaOf, folder: choice.folder, log });
    case 'opensearch':
      return createOpenSearchEngine({ url: choice.url, log });
  }
}
