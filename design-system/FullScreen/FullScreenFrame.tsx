import { Close } from '@radix-ui/react-dialog';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FullScreen.css.ts';

export interface FullScreenFrameProps {
  /** The accessible name of the close button, such as "Close". */
  readonly closeLabel: string;
  /** What fills the window between head and foot; a positioned frame. */
  readonly children: ReactNode;
  /** The controls beside the close button. */
  readonly head?: ReactNode;
  /** The controls below the content; hidden in low windows. */
  readonly foot?: ReactNode;
  /** Receives the keys that nothing inside has handled, wherever the focus is. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The parts of a `FullScreen`. */
export function FullScreenFrame({ closeLabel, children, head, foot, onKey }: FullScreenFrameProps) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) onKey(event);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onKey]);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.controls}>{head}</div>
        <Close asChild>
          <IconButton icon="close" label={closeLabel} />
        </Close>
      </div>
      <div className={styles.content}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
