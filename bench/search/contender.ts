import type { WireSearchRequest } from '../../upstream/search/wire.ts';

/** Something that can answer searches, filled with cars. */
export interface Contender {
  readonly name: string;
  /** Answers as the service would write it, and says how many hits there are. */
  readonly ask: (request: WireSearchRequest) => { readonly total: number; readonly bytes: number };
  /** Forgets the answers it has kept. */
  readonly forget?: (() => void) | undefined;
  readonly close: () => void;
}
