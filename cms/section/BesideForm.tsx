import type { ReactNode } from 'react';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { BlockFrame } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { EditableField } from '../editing/EditableField.tsx';
import * as css from './BesideForm.css.ts';

interface BesideFormProps {
  readonly fields: { readonly aside: string };
  readonly editing: { readonly aside?: FieldMetadata | undefined };
  readonly frame: BlockFrame;
  /** The form. */
  readonly children: ReactNode;
}

/** A form, and what helps to fill it in. Without help, the form is alone. */
export function BesideForm({ fields, editing, frame, children }: BesideFormProps) {
  if (!fields.aside && !editing.aside) return children;
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <div className={css.aside}>
        <EditableField of={editing.aside} name="Aside">
          {fields.aside && <BlockText html={fields.aside} frame={frame} />}
        </EditableField>
      </div>
    </div>
  );
}
