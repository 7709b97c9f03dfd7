import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { plainText } from '#cms/content/plainText.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { headingLevel } from '#cms/fields/titleTag.ts';
import { section } from '#cms/section/section.css.ts';
import { Container, Heading } from '#design-system';
import * as css from './LegalInfo.css.ts';
import { legalInfoFields, legalInfoManual } from './LegalInfo.fields.ts';

/** Small print. Without text, it renders only in editing mode, even if there is a title. */
function LegalInfo({ fields, editing, frame }: BlockProps<typeof legalInfoFields>) {
  const { title, titleTag, text } = fields;
  const isEditing = frame.mode === 'edit';
  if (!plainText(text) && !isEditing) return null;
  return (
    <section className={section.base}>
      <Container>
        <div className={css.smallPrint}>
          {(title || isEditing) && (
            <Heading level={headingLevel(titleTag)} style="heading4">
              <EditableField of={editing.title} name="Title">
                {title}
              </EditableField>
            </Heading>
          )}
          <EditableField of={editing.text} name="Text">
            {text && <BlockText html={text} frame={frame} />}
          </EditableField>
        </div>
      </Container>
    </section>
  );
}

export const legalInfo = defineBlock({
  manual: legalInfoManual,
  fields: legalInfoFields,
  Component: LegalInfo,
});
