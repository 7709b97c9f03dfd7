import { pageHref } from '#domain/sites/homePath.ts';
import type { HeaderFrame } from './headerContent.ts';
import type { HeaderMenuEntry } from './headerMenuEntry.ts';
import { Menu } from './Menu.tsx';
import { menuTexts } from './menuTexts.ts';

interface HeaderMenuProps {
  readonly entries: readonly HeaderMenuEntry[];
  readonly frame: HeaderFrame & { readonly homePath: string; readonly path: string };
  readonly kind: 'dropdown' | 'mega';
}

/** The menu of a header on a page; nothing without entries. */
export function HeaderMenu({ entries, frame, kind }: HeaderMenuProps) {
  if (entries.length === 0) return null;
  const here = pageHref(frame.homePath, frame.path);
  return <Menu entries={entries} here={here} kind={kind} texts={menuTexts(frame)} />;
}
