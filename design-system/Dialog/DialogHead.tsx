import { Close, Description, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Dialog.css.ts';

interface DialogHeadProps {
  /** What the window is about. */
  title: ReactNode;
  /** A sentence under the title. */
  description: ReactNode;
  /** The button that closes it. */
  close: ReactNode;
}

/** The top of a dialog or drawer: what it is about, and the way out. */
export function DialogHead({ title, description, close }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <Title asChild>
          <DialogTitle>{title}</DialogTitle>
        </Title>
        {description && (
          <Description asChild>
            <Text tone="muted">{description}</Text>
          </Description>
        )}
      </div>
      <Close asChild>{close}</Close>
    </div>
  );
}

/** Radix takes a `style` of its child for an object of declarations, so it may not see this one. */
function DialogTitle(props: Pick<HeadingProps, 'id' | 'children'>) {
  return <Heading {...props} level={2} style="heading4" />;
}
