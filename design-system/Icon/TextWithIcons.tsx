import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface TextWithIconsProps {
  readonly leadingIcon: IconName | undefined;
  readonly trailingIcon: IconName | undefined;
  /** Class names of the icons' places. */
  readonly styles: { readonly leading: string; readonly trailing: string };
  readonly children: ReactNode;
}

/** A text between icons. */
export function TextWithIcons(props: TextWithIconsProps) {
  const { leadingIcon, trailingIcon, styles, children } = props;
  return (
    <>
      {leadingIcon && (
        <span className={styles.leading}>
          <Icon name={leadingIcon} />
        </span>
      )}
      <span>{children}</span>
      {trailingIcon && (
        <span className={styles.trailing}>
          <Icon name={trailingIcon} />
        </span>
      )}
    </>
  );
}
