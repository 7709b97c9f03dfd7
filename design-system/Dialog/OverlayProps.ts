import type { ReactNode } from 'react';

/** The props of everything that opens over the page. */
export interface OverlayProps {
  /** The control that opens the dialog: a single element that accepts a ref, such as a Button. */
  readonly trigger?: ReactNode;
  /** The title and accessible name. */
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  /** The accessible name of the close button, such as "Close". */
  readonly closeLabel: string;
  /** The content. It scrolls if it does not fit. */
  readonly children: ReactNode;
  /** The actions, always visible below the content. */
  readonly actions?: ReactNode;
  /** The controlled open state. */
  readonly open?: boolean | undefined;
  /**
   * The initial open state of an uncontrolled dialog.
   * @default false
   */
  readonly defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes: by the trigger, the close button, Escape, Back or a click outside.
   */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}
