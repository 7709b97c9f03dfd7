import type { RenderMode } from '../editing.ts';
import type { MediaLibrary } from '../mediaLibrary.ts';
import type { ContentStore } from '../store.ts';

/** What the views of one request look at. */
export interface World {
  store: ContentStore;
  media: MediaLibrary;
  mode: RenderMode;
}
