import type { ReactNode } from 'react';
import { EmptyField } from './EmptyField.tsx';

interface EmptyPlaceholderProps {
  /** The placeholder's key on the platform. */
  readonly name: string;
  /** The marks of the placeholder. */
  readonly children: ReactNode;
}

/**
 * For editors only: an element around the marks of an empty placeholder, which have no size, so that a block can be dropped
 * there. The platform defines the class. The name gives it a size and is outside the marks, where the editor puts blocks.
 */
export function EmptyPlaceholder({ name, children }: EmptyPlaceholderProps) {
  return (
    // The editor may change the element before hydration.
    <div className="sc-jss-empty-placeholder" suppressHydrationWarning>
      {children}
      <EmptyField name={name} />
    </div>
  );
}
