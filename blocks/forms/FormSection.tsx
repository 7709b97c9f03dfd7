import { Button, Container, Message } from '#design-system';
import type { FieldDeclarations, FieldEditing } from '#domain/content/fields.ts';
import type { FieldMetadata } from '#domain/content/fieldTypes.ts';
import type { BlockFrame } from '../block.ts';
import type { TitleTag } from '../content/titleTag.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import type { SectionGround } from '../section/background.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';
import { FormIsland } from './FormIsland.tsx';
import type { FormSource } from './formSource.ts';
import { formTexts } from './formTexts.ts';

interface FormSectionProps {
  readonly fields: {
    readonly title: string;
    readonly titleTag: TitleTag;
    readonly text: string;
    readonly backgroundColor: SectionGround;
  };
  readonly editing: {
    readonly title?: FieldMetadata | undefined;
    readonly text?: FieldMetadata | undefined;
    readonly formId?: FieldMetadata | undefined;
  };
  readonly frame: BlockFrame;
  /** The form; `undefined` where the editor named none. */
  readonly form: FormSource | undefined;
  /** The block's declaration of the field that names it. */
  readonly declarations: FieldDeclarations & Pick<FieldDeclarations, 'formId'>;
}

/** A section with a form of another provider, and with the words that go before it. */
export function FormSection({ fields, editing, frame, form, declarations }: FormSectionProps) {
  const formIdEditing: FieldEditing<FieldDeclarations> = { formId: editing.formId };
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        <HiddenFields declarations={declarations} editing={formIdEditing} of={['formId']} />
        {form ? (
          <FormIsland form={form} label={fields.title} texts={formTexts(frame)}>
            <FetchNotice frame={frame} />
          </FormIsland>
        ) : (
          <Message tone="warning">{frame.dictionary.formMissingId}</Message>
        )}
      </Container>
    </section>
  );
}

/** What a visitor is told who has not agreed to what the provider may do. */
function FetchNotice({ frame: { dictionary } }: { readonly frame: BlockFrame }) {
  const show = <Button type="submit">{dictionary.formShow}</Button>;
  return (
    <Message tone="info" action={show}>
      {dictionary.formNotice}
    </Message>
  );
}
