'use client';

import { type FocusEvent, type RefObject, useReducer, useRef } from 'react';
import {
  initialOpenGroup,
  isOpenGroup,
  openGroupReducer,
} from '#domain/navigation/openGroupState.ts';
import type { HeaderMenuEntry } from './headerMenuEntry.ts';
import * as css from './Menu.css.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import type { MenuTexts } from './menuGroupTexts.ts';
import { isRow } from './menuRow.ts';
import { useFirstWrapped } from './useFirstWrapped.ts';
import { useHover } from './useHover.ts';
import { useLeaving } from './useLeaving.ts';
import { useOpenedEarly } from './useOpenedEarly.ts';

interface MenuProps {
  readonly entries: readonly HeaderMenuEntry[];
  /** The page's public address. */
  readonly here: string;
  /** Whether groups open as a list under their entry, or as a wide panel with pictures. */
  readonly kind: 'dropdown' | 'mega';
  readonly texts: MenuTexts;
}

/**
 * The entries of a header's menu: in a row from 1280 px on, otherwise stacked. Groups are
 * `<details>` elements, which open without script. Script adds opening on hover, one open group at a
 * time, Escape, and a menu for the entries that don't fit the row.
 */
export function Menu({ entries, here, kind, texts }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wrapped = useFirstWrapped(list);
  const { group, dispatch, hover, leaveWithFocus } = useOpenGroup(menu, list);
  const groupAt = (index: number) => ({
    index,
    here,
    texts,
    isOpen: isOpenGroup(group, index),
    wasHovered: group.kind === 'open' && group.by === 'hover',
    dispatch,
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that the focus has left.
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

/** The open group of a menu with its list, and what opens and closes it. */
function useOpenGroup(menu: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  const [group, dispatch] = useReducer(openGroupReducer, initialOpenGroup);
  const hover = useHover(dispatch);
  useLeaving(menu, dispatch);
  useOpenedEarly(list, dispatch);
  const leaveWithFocus = ({ relatedTarget }: FocusEvent) => {
    const isInside = !relatedTarget || menu.current?.contains(relatedTarget);
    if (!isInside && isRow()) dispatch({ type: 'left' });
  };
  return { group, dispatch, hover, leaveWithFocus };
}
