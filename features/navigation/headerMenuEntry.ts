import type { ReactNode } from 'react';
import type { MenuEntry } from '#domain/navigation/menu.ts';

/** An entry of a header's menu. */
export interface HeaderMenuEntry extends MenuEntry {
  readonly children?: readonly HeaderMenuEntry[] | undefined;
  /** The entry's picture, rendered on the server to keep the code of pictures out of the browser. */
  readonly picture?: ReactNode;
  /** Whether it is marked as popular, and shown before the other entries. */
  readonly isTopSelected?: boolean | undefined;
}
