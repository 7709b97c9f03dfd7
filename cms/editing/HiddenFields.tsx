import type { FieldDeclarations, FieldEditing } from '#domain/content/fields.ts';
import { EditableField } from './EditableField.tsx';
import { hiddenFields } from './HiddenFields.css.ts';

interface HiddenFieldsProps<Declarations extends FieldDeclarations> {
  readonly declarations: Declarations;
  readonly editing: FieldEditing<Declarations>;
  /** The props whose content can't be seen or clicked, such as the picture for phones. */
  readonly of: readonly (keyof Declarations & string)[];
}

/** For editors only: a clickable name for each field that isn't visible in the block. */
export function HiddenFields<Declarations extends FieldDeclarations>({
  declarations,
  editing,
  of,
}: HiddenFieldsProps<Declarations>) {
  const editable = of.filter((prop) => editing[prop] !== undefined);
  if (editable.length === 0) return null;
  return (
    <div className={hiddenFields}>
      {editable.map((prop) => (
        <EditableField key={prop} of={editing[prop]} name={declarations[prop]?.name}>
          {null}
        </EditableField>
      ))}
    </div>
  );
}
