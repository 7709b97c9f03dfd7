import type { ReactNode } from 'react';
import type { FieldMetadata } from '#domain/content/fieldTypes.ts';

declare module 'react' {
  // The platform's own attributes; React passes unknown lower-case attributes on.
  interface HTMLAttributes<T> {
    chrometype?: string;
    kind?: string;
    type?: string;
  }
}

interface EditingMarkProps {
  /** What the marks enclose. */
  readonly chrome: 'placeholder' | 'rendering' | 'field';
  /** Identity of the placeholder or rendering. */
  readonly id?: string | undefined;
  /** What the platform wants back about a field. */
  readonly metadata?: FieldMetadata | undefined;
  readonly children: ReactNode;
}

/**
 * The marks the platform's page editor looks for: an element before and one after what can be
 * edited. Attribute names and order of the pair are the platform's.
 */
export function EditingMark({ chrome, id, metadata, children }: EditingMarkProps) {
  const common = { type: 'text/sitecore', chrometype: chrome, className: 'scpm' };
  const body = metadata && JSON.stringify(metadata);
  return (
    <>
      <code {...common} kind="open" id={id}>
        {body}
      </code>
      {children}
      <code {...common} kind="close" />
    </>
  );
}
