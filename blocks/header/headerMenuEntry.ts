import type { ReactNode } from 'react';
import type { MenuEntry } from '#domain/navigation/menu.ts';

/** An entry as a header's menu shows it. */
export interface HeaderMenuEntry extends MenuEntry {
  readonly children?: readonly HeaderMenuEntry[] | undefined;
  /** What is there, in menus with pictures. Made on the server: what makes pictures stays there. */
  readonly picture?: ReactNode;
  /** Whether it is among the most wanted, and stands first. */
  readonly isTopSelected?: boolean | undefined;
}
