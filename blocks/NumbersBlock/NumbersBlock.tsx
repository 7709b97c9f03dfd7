import { type BlockProps, defineBlock } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import * as css from './NumbersBlock.css.ts';
import { numbersBlockFields, numbersBlockManual } from './NumbersBlock.fields.ts';

/** A few large numbers. Visitors don't see numbers without a title. */
function NumbersBlock({ fields, editing, frame }: BlockProps<typeof numbersBlockFields>) {
  const isEdited = frame.mode === 'edit';
  const numbers = fields.numbers.filter((entry) => {
    return isEdited || (entry.fields.value && entry.fields.title);
  });
  if (numbers.length === 0 && !isEdited) return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        <EditableField of={editing.numbers} name={numbersBlockFields.numbers.name}>
          {numbers.length > 0 && (
            <dl className={css.numbers}>
              {numbers.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items never move, and a GUID as key would be part of every page.
                <NumberEntry key={index} {...entry} />
              ))}
            </dl>
          )}
        </EditableField>
      </Container>
    </section>
  );
}

type Entry = BlockProps<typeof numbersBlockFields>['fields']['numbers'][number];

function NumberEntry({ fields, editing }: Pick<Entry, 'fields' | 'editing'>) {
  return (
    <div className={css.number}>
      <dt className={css.title}>
        <EditableField of={editing.title} name="Title">
          {fields.title}
        </EditableField>
      </dt>
      <dd className={css.value}>
        <EditableField of={editing.value} name="Value">
          {fields.value}
        </EditableField>
      </dd>
    </div>
  );
}

export const numbersBlock = defineBlock({
  manual: numbersBlockManual,
  fields: numbersBlockFields,
  Component: NumbersBlock,
});
