import { Container, Heading } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { plainText } from '../content/plainText.ts';
import { headingLevel } from '../content/titleTag.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { section } from '../section/section.css.ts';
import * as css from './LegalInfo.css.ts';
import { legalInfoFields } from './LegalInfo.fields.ts';

/** Small print. Visitors never see its title alone. */
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
  manual: {
    purpose: 'Small print: what must be said and few read, small but legible.',
    useWhen: [
      'An offer has conditions, a price an example of how it was reckoned, a figure a source.',
      'The law asks for words that don’t help visitors to choose.',
    ],
    avoidWhen: [
      'It changes what an offer costs: say that beside the price.',
      'It is about credit: CreditWarning is required, and this comes in addition.',
      'It is the page’s subject, such as terms or privacy: a Blurb with ordinary text.',
    ],
    alsoKnownAs: ['small print', 'terms', 'disclaimer', 'legal', 'finstilt', 'villkor'],
  },
  fields: legalInfoFields,
  Component: LegalInfo,
});
