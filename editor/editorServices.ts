import type { Manifest } from '#domain/content/manifest/manifest.ts';
import type { AuthoringApi } from './api/authoringApi.ts';
import type { MediaApi } from './api/mediaApi.ts';
import type { SessionApi } from './api/sessionApi.ts';

/** Where the editor keeps what the service hasn't confirmed, such as the local storage. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The address of the editor's own window: which page of which site is edited. */
export interface EditorAddress {
  readonly read: () => string;
  readonly write: (path: string) => void;
  /** Calls back when the editor goes back or forward. Returns what stops it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** All that the editor needs from outside. Tests and stories bring their own. */
export interface EditorServices {
  readonly session: SessionApi;
  /** @param csrf - The token of the session, which changes when somebody signs in again. */
  readonly authoring: (csrf: () => string) => AuthoringApi;
  readonly media: MediaApi;
  readonly manifest: Manifest;
  readonly kept: KeptTexts;
  readonly address: EditorAddress;
}
