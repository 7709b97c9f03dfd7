import { Content } from '@radix-ui/react-dialog';
import type { useReturnedFocus } from '../focus/useReturnedFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { body } from './Dialog.css.ts';
import { DialogHead } from './DialogHead.tsx';
import type { OverlayProps } from './OverlayProps.ts';

interface DialogPanelProps
  extends Pick<OverlayProps, 'title' | 'description' | 'closeLabel' | 'actions' | 'children'> {
  /** Class names of the panel, and of the place for the actions. */
  readonly styles: { readonly panel: string; readonly foot: string };
  readonly returnedFocus: ReturnType<typeof useReturnedFocus>;
}

/** The panel of a dialog or drawer: its head, the part that scrolls, and the actions. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, description, closeLabel, actions, styles, returnedFocus, children } = props;
  return (
    <Content
      className={styles.panel}
      {...returnedFocus}
      {...(description ? {} : { 'aria-describedby': undefined })}
    >
      <DialogHead
        title={title}
        description={description}
        close={<IconButton icon="close" label={closeLabel} />}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <div className={body} tabIndex={0}>
        {children}
      </div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </Content>
  );
}
