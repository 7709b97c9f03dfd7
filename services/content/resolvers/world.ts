import type { RenderMode } from '../editing.ts';
import type { MediaLibrary } from '../mediaLibrary.ts';
import type { ContentStore } from '../store.ts';

/** What the views of one request read from. */
export interface World {
  store: ContentStore;
  media: MediaLibrary;
  mode: RenderMode;
  /** The address the request came to, without a path: addresses of this service begin with it. */
  origin: string;
}
