import type { WireSearchRequest } from '../../upstream/search/wire.ts';

/** A search engine filled with cars. */
export interface Contender {
  readonly name: string;
  /** Produces the response of the service. Returns the number of hits and the size of the response. */
  readonly ask: (request: WireSearchRequest) => { readonly total: number; readonly bytes: number };
  /** Clears cached answers. */
  readonly forget?: (() => void) | undefined;
  readonly close: () => void;
}
