import type { ReactNode } from 'react';
import type { FieldMetadata } from '#domain/content/fieldTypes.ts';

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
  // Spread, since the types know neither attribute; React passes them on as they are.
  const common = { type: 'text/sitecore', chrometype: chrome, className: 'scpm' };
  const open = { ...common, kind: 'open', id };
  const close = { ...common, kind: 'close' };
  return (
    <>
      <code {...open}>{metadata && JSON.stringify(metadata)}</code>
      {children}
      <code {...close} />
    </>
  );
}
