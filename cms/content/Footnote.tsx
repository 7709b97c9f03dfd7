import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { BlockFrame } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { BlockText } from './BlockText.tsx';

interface FootnoteProps {
  /** The text as HTML; empty without a footnote. */
  readonly html: string;
  readonly editing: FieldMetadata | undefined;
  readonly frame: BlockFrame;
}

/** A text under the button of a form. */
export function Footnote({ html, editing, frame }: FootnoteProps) {
  if (!html && !editing) return null;
  return (
    <EditableField of={editing} name="Footnote">
      {html && <BlockText html={html} frame={frame} />}
    </EditableField>
  );
}
