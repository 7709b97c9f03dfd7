import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { CreditNotice } from '#cms/credit/CreditNotice.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import * as css from './CreditWarning.css.ts';
import { creditWarningFields, creditWarningManual } from './CreditWarning.fields.ts';

/** The notice on the risks of borrowing, and an additional text of the editor. */
function CreditWarning({ fields, editing, frame }: BlockProps<typeof creditWarningFields>) {
  return (
    <section className={section.base}>
      <Container>
        <CreditNotice dictionary={frame.dictionary} />
        {(fields.text || editing.text) && (
          <div className={css.addition}>
            <EditableField of={editing.text} name="Text">
              {fields.text && <BlockText html={fields.text} frame={frame} />}
            </EditableField>
          </div>
        )}
      </Container>
    </section>
  );
}

export const creditWarning = defineBlock({
  manual: creditWarningManual,
  fields: creditWarningFields,
  Component: CreditWarning,
});
