import type { HeaderMenuEntry } from './headerMenuEntry.ts';
import * as css from './Menu.css.ts';
import { holdOpen, type MenuGroupState, useGroup } from './MenuGroup.tsx';
import { MenuList } from './MenuList.tsx';
import * as panelCss from './MenuPanel.css.ts';

interface MoreMenuProps extends MenuGroupState {
  /** The entries that don't fit the row. */
  readonly entries: readonly HeaderMenuEntry[];
  readonly hover: object;
}

/**
 * The menu of entries that don't fit the row. Its space is reserved while it is empty, so nothing
 * moves when it is needed.
 */
export function MoreMenu({ entries, hover, ...state }: MoreMenuProps) {
  const { here, texts } = state;
  const group = useGroup(state);
  return (
    <div className={css.more} data-state={entries.length > 0 ? 'needed' : 'spare'} {...hover}>
      <details {...group}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
        <summary onClick={(event) => holdOpen(event, state)}>{texts.more}</summary>
        <div className={panelCss.panel.dropdown}>
          <MenuList entries={entries} here={here} kind="dropdown" texts={texts} />
        </div>
      </details>
    </div>
  );
}
