import type { BlockProps } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import * as css from './ModelCard.css.ts';
import { modelCardFields } from './ModelCard.fields.ts';

type ModelFactsProps = Pick<BlockProps<typeof modelCardFields>, 'fields' | 'editing' | 'frame'>;

const pairs = [
  ['label1', 'labelValue1'],
  ['label2', 'labelValue2'],
  ['label3', 'labelValue3'],
  ['label4', 'labelValue4'],
] as const;

/** The pairs of label and value that are complete. */
export function modelFacts(fields: ModelFactsProps['fields']) {
  return pairs.filter(([label, value]) => fields[label] && fields[value]);
}

/** The facts of a model. In editing mode, all four pairs are shown. */
export function ModelFacts({ fields, editing, frame }: ModelFactsProps) {
  const shown = frame.mode === 'edit' ? pairs : modelFacts(fields);
  return (
    <dl className={css.facts}>
      {shown.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt>
            <EditableField of={editing[label]} name={modelCardFields[label].name}>
              {fields[label]}
            </EditableField>
          </dt>
          <dd>
            <EditableField of={editing[value]} name={modelCardFields[value].name}>
              {fields[value]}
            </EditableField>
          </dd>
        </div>
      ))}
    </dl>
  );
}
