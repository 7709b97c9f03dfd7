'use client';

import { type FocusEvent, useReducer, useRef } from 'react';
import { isOpen, nothingOpen, openGroupReducer } from '#domain/navigation/openGroup.ts';
import type { HeaderMenuEntry } from './headerMenuEntry.ts';
import * as css from './Menu.css.ts';
import { MenuGroup, type MenuTexts } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { isRow } from './menuRow.ts';
import { useFirstWrapped } from './useFirstWrapped.ts';
import { useHover } from './useHover.ts';
import { useLeaving } from './useLeaving.ts';

interface MenuProps {
  readonly entries: readonly HeaderMenuEntry[];
  /** The visitor's address of the page. */
  readonly here: string;
  /** Whether groups open as a list under their entry, or across the page and with pictures. */
  readonly kind: 'dropdown' | 'mega';
  readonly texts: MenuTexts;
}

/**
 * The entries of a header's menu: in a row from 1280 px on, else one under the other. Groups are
 * the browser's own `<details>`, so they open without script too. Script adds the pointer, one
 * group at a time, Escape, and a place for what doesn't fit into the row.
 */
export function Menu({ entries, here, kind, texts }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [group, tell] = useReducer(openGroupReducer, nothingOpen);
  const wrapped = useFirstWrapped(list);
  const hover = useHover(tell);
  useLeaving(menu, group, tell);

  const leaveWithFocus = ({ relatedTarget }: FocusEvent) => {
    const isInside = !relatedTarget || menu.current?.contains(relatedTarget);
    if (!isInside && isRow()) tell({ kind: 'left' });
  };
  const groupAt = (index: number) => ({
    index,
    here,
    texts,
    isOpen: isOpen(group, index),
    wasHovered: group.state === 'open' && group.by === 'hover',
    tell,
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left.
    <div ref={menu} className={css.menu[kind]} onBlur={leaveWithFocus}>
      <ul ref={list} className={css.list} data-state={wrapped.state}>
        {entries.map((entry, index) => (
          <li
            key={`${entry.title} ${entry.href}`}
            data-state={index >= wrapped.from ? 'wrapped' : undefined}
            {...hover(index, entry.children !== undefined)}
          >
            {entry.children ? (
              <MenuGroup {...groupAt(index)} entry={entry} kind={kind} />
            ) : (
              <MenuLink entry={entry} here={here} />
            )}
          </li>
        ))}
      </ul>
      <MoreMenu
        {...groupAt(entries.length)}
        entries={entries.slice(wrapped.from)}
        hover={hover(entries.length, true)}
      />
    </div>
  );
}
