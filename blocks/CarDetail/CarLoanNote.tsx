import type { BlockFrame } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Link } from '#design-system';
import type { FieldEditing, FieldValues } from '#domain/content/fields.ts';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import { LoanNote } from '#features/cars/detail/LoanNote.tsx';
import type { carDetailFields } from './CarDetail.fields.ts';

interface CarLoanNoteProps {
  readonly fields: FieldValues<typeof carDetailFields>;
  readonly editing: FieldEditing<typeof carDetailFields>;
  readonly frame: BlockFrame;
}

/** The note about the group's loan, which exists in Sweden only. */
export function CarLoanNote({ fields, editing, frame }: CarLoanNoteProps) {
  const { loanText, loanLink } = fields;
  if (frame.country !== 'SE' || !loanText) return null;
  return (
    <LoanNote
      text={<EditableField of={editing.loanText}>{loanText}</EditableField>}
      link={
        loanLink && (
          <EditableField of={editing.loanLink}>
            <Link {...linkTarget(loanLink, frame)} variant="standalone" trailingIcon="arrow-right">
              {linkText(loanLink)}
            </Link>
          </EditableField>
        )
      }
    />
  );
}
