import { createEmbeddedEngine } from './embedded/embeddedEngine.ts';
import type { SearchEngine } from './engine.ts';
import type { SchemaOf } from './indexSchema.ts';
import { createOpenSearchEngine } from './opensearch/openSearchEngine.ts';

/** Which engine answers searches. */
export type EngineChoice =
  /** In this process. Without a folder, documents are kept in memory only. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }
  /** A cluster, by the comma-separated addresses of its nodes. */
  | { readonly kind: 'opensearch'; readonly url: string };

/** What both engines need. */
export interface EngineTools {
  readonly schemaOf: SchemaOf;
  readonly log: (line: string) => void;
}

/** Creates the chosen engine: the only function that knows both. */
export function createEngine(choice: EngineChoice, tools: EngineTools): SearchEngine {
  switch (choice.kind) {
    case 'embedded':
      return createEmbeddedEngine({ ...tools, folder: choice.folder });
    case 'opensearch':
      return createOpenSearchEngine({ ...tools, url: choice.url });
  }
}
