import type { ReactNode } from 'react';
import type { FieldMetadata } from '#domain/content/fieldTypes.ts';
import { EditingMark } from './EditingMark.tsx';

interface EditableFieldProps {
  /** The field's metadata: `editing.title`. Visitors' pages have none. */
  readonly of: FieldMetadata | undefined;
  readonly children: ReactNode;
}

/** A field's content; in editing mode between the marks that make it editable in place. */
export function EditableField({ of: metadata, children }: EditableFieldProps) {
  if (!metadata) return children;
  return (
    <EditingMark chrome="field" metadata={metadata}>
      {children}
    </EditingMark>
  );
}
