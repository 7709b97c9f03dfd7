import type { ReactNode } from 'react';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import { EditingMark } from './EditingMark.tsx';
import { EmptyField } from './EmptyField.tsx';

interface EditableFieldProps {
  /** The field's metadata, such as `editing.title`; absent on visitors' pages. */
  readonly of: FieldMetadata | undefined;
  /** The field's name on the platform; shown to editors while the field is empty. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A field's content; in editing mode between marks that make it editable in place. */
export function EditableField({ of: metadata, name, children }: EditableFieldProps) {
  if (!metadata) return children;
  return (
    <EditingMark chrome="field" metadata={metadata}>
      {isNothing(children) && name ? <EmptyField name={name} /> : children}
    </EditingMark>
  );
}

function isNothing(children: ReactNode): boolean {
  return children === undefined || children === null || children === false || children === '';
}
