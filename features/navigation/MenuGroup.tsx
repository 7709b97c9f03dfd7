import { type Dispatch, type MouseEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { fillText } from '#domain/fillText.ts';
import { menuPlace } from '#domain/navigation/menu.ts';
import type { OpenGroupFact } from '#domain/navigation/openGroupState.ts';
import { backCloses } from './backCloses.ts';
import type { HeaderMenuEntry } from './headerMenuEntry.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuList } from './MenuList.tsx';
import * as css from './MenuPanel.css.ts';
import type { MenuTexts } from './menuGroupTexts.ts';
import { isRow } from './menuRow.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** What a group needs to know of the menu. */
export interface MenuGroupState {
  /** Its place among the menu's groups. */
  readonly index: number;
  readonly here: string;
  readonly texts: MenuTexts;
  readonly isOpen: boolean;
  /** Whether it was the pointer that opened it. */
  readonly wasHovered: boolean;
  readonly dispatch: Dispatch<OpenGroupFact>;
}

interface MenuGroupProps extends MenuGroupState {
  readonly entry: HeaderMenuEntry;
  readonly kind: 'dropdown' | 'mega';
}

/** An entry of the menu that opens others. */
export function MenuGroup({ entry, kind, ...state }: MenuGroupProps) {
  const { here, texts } = state;
  const { title, href, children = [] } = entry;
  const group = useGroup(state);
  const page = useGroupPage();
  return (
    <details
      {...group}
      onToggle={(event) => {
        group.onToggle(event);
        if (kind === 'mega') page(event.currentTarget);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
      <summary
        aria-current={menuPlace(entry, here) === 'elsewhere' ? undefined : 'true'}
        onClick={(event) => holdOpen(event, state)}
      >
        {title}
      </summary>
      <div className={css.panel[kind]}>
        {kind === 'mega' && <PageHead entry={entry} back={texts.back} />}
        {href !== undefined && (
          <p className={css.overview}>
            <MenuLink entry={entry} here={here} label={fillText(texts.overview, { title })} />
          </p>
        )}
        <MenuList entries={children} here={here} kind={kind} texts={texts} />
      </div>
    </details>
  );
}

interface PageHeadProps {
  readonly entry: HeaderMenuEntry;
  /** The text of the button. */
  readonly back: string;
}

/** The button that leads back to the menu, and the title of a group without an overview. */
function PageHead({ entry: { title, href }, back }: PageHeadProps) {
  return (
    <>
      <button
        type="button"
        className={css.back}
        onClick={({ currentTarget }) => leavePage(currentTarget)}
      >
        {back}
      </button>
      {href === undefined && <p className={css.panelTitle}>{title}</p>}
    </>
  );
}

/** In the panel a group of the mega menu covers the menu and its entry, which had the focus. Back closes it. */
function useGroupPage() {
  const leaveHistory = useRef<() => void>(undefined);
  useEffect(() => () => leaveHistory.current?.(), []);
  return (details: HTMLDetailsElement) => {
    leaveHistory.current?.();
    leaveHistory.current = undefined;
    if (!details.open || isRow()) return;
    moveFocus(details.querySelector('button'));
    leaveHistory.current = backCloses(() => leavePage(details));
  };
}

/** Goes back to the menu and focuses the group's entry. */
function leavePage(inside: HTMLElement): void {
  const details = inside.closest('details');
  if (!details) return;
  // Not through the reducer, because only a visible entry can be focused. `onToggle` reports the change.
  details.open = false;
  moveFocus(details.querySelector('summary'));
}

/** The props that make a `<details>` one of the menu's groups. */
export function useGroup({ index, isOpen, dispatch }: MenuGroupState) {
  const ref = useRef<HTMLDetailsElement>(null);
  useRoomBelow(ref, isOpen);
  return {
    ref,
    open: isOpen,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
      dispatch({ type: 'toggled', index, open: currentTarget.open }),
  };
}

/** Keeps a group open that the pointer has just opened: a click would otherwise close it at once. */
export function holdOpen(
  event: MouseEvent,
  { index, isOpen, wasHovered, dispatch }: MenuGroupState,
) {
  if (!isOpen || !wasHovered) return;
  event.preventDefault();
  dispatch({ type: 'held', index });
}
