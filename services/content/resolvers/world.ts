import type { RenderMode } from '../editing.ts';
import type { MediaLibrary } from '../mediaLibrary.ts';
import type { ContentStore } from '../store.ts';

/** What the views of one request read from. */
export interface World {
  store: ContentStore;
  media: MediaLibrary;
  mode: RenderMode;
  /** Addresses of the scripts that pages load in the editor. */
  clientScripts?: readonly string[] | undefined;
  /** The address the request came to, without a path: addresses of this service begin with it. */
  origin: string;
}
