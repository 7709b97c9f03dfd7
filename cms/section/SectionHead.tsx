import { Heading } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { BlockFrame } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { EditableField } from '../editing/EditableField.tsx';
import { headingLevel, type TitleTag } from '../fields/titleTag.ts';
import * as css from './SectionHead.css.ts';

interface SectionHeadProps {
  readonly fields: {
    readonly title: string;
    readonly titleTag: TitleTag;
    /** The editor's HTML; absent if the block has no such field. */
    readonly text?: string | undefined;
  };
  readonly editing: {
    readonly title?: FieldMetadata | undefined;
    readonly text?: FieldMetadata | undefined;
  };
  readonly frame: BlockFrame;
}

/** A section's title and introduction; not rendered if both are empty. */
export function SectionHead({ fields, editing, frame }: SectionHeadProps) {
  const { title, titleTag, text } = fields;
  const hasTitle = title !== '' || editing.title !== undefined;
  const hasText = Boolean(text) || editing.text !== undefined;
  if (!hasTitle && !hasText) return null;
  return (
    <div className={css.head}>
      {hasTitle && (
        <Heading level={headingLevel(titleTag)} style="heading2">
          <EditableField of={editing.title} name="Title">
            {title}
          </EditableField>
        </Heading>
      )}
      {hasText && (
        <EditableField of={editing.text} name="Text">
          {text && <BlockText html={text} frame={frame} />}
        </EditableField>
      )}
    </div>
  );
}
