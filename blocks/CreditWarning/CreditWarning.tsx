import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { CreditNotice } from '#cms/credit/CreditNotice.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import * as css from './CreditWarning.css.ts';
import { creditWarningFields } from './CreditWarning.fields.ts';

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
  manual: {
    purpose:
      'The notice on the risks of borrowing, in the wording and format that the Swedish Consumer Agency prescribes (KOVFS 2025:1).',
    useWhen: [
      'A page of a Swedish site markets credit to consumers: a loan, an instalment plan, a monthly price for a car on credit. The regulation has required it since 1 March 2025.',
      'Visitors must notice it: place it close to the offer, not at the end of the page.',
    ],
    avoidWhen: [
      'No credit is offered: where the rule doesn’t apply, the notice only alarms visitors.',
      'The text is about other conditions: use LegalInfo.',
      'You want to shorten it, colour it or make it smaller: wording, symbol, colours and frame are deliberately the same for all brands.',
    ],
    alsoKnownAs: [
      'Att låna kostar pengar',
      'Konsumentverket',
      'KOVFS 2025:1',
      'loan',
      'kredit',
      'varning',
      'warning triangle',
    ],
  },
  fields: creditWarningFields,
  Component: CreditWarning,
});
