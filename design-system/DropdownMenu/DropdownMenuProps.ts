import type { IconName } from '../Icon/Icon.tsx';

export interface DropdownMenuProps {
  /** The text of the button that opens the menu. */
  readonly label: string;
  /** The icon of the button. */
  readonly icon?: IconName | undefined;
  /**
   * The variant of the button.
   * @default 'secondary'
   */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** The actions, in order. */
  readonly actions: readonly DropdownMenuAction[];
  /**
   * The edge of the button the menu is aligned with.
   * @default 'start'
   */
  readonly align?: 'start' | 'end' | undefined;
}

/** One action of the menu. */
export interface DropdownMenuAction {
  /** The label, which describes the action. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Shown, but not selectable. */
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}
