import type { PageEntry } from '../api/authoringApi.ts';
import type { PageTarget } from './pageZones.ts';

/** What an editor is about to do with a page, which a dialog asks about. */
export type PageTask =
  /** A new page below it. */
  | { readonly kind: 'new'; readonly page: PageEntry }
  | { readonly kind: 'rename'; readonly page: PageEntry }
  /** `target` is where it was dropped. */
  | { readonly kind: 'move'; readonly page: PageEntry; readonly target?: PageTarget | undefined }
  | { readonly kind: 'delete'; readonly page: PageEntry };
