import { Close, Description, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Dialog.css.ts';

interface DialogHeadProps {
  /** The title of the dialog. */
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly description: ReactNode;
  /** The close button. */
  readonly close: ReactNode;
}

/** The header of a dialog or drawer: title, description and close button. */
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

/** Hides the `style` prop of Heading from Radix, which merges `style` as a CSS object. */
function DialogTitle(props: Pick<HeadingProps, 'id' | 'children'>) {
  return <Heading {...props} level={2} style="heading4" />;
}
