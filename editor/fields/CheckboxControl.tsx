import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { isTickedByDefault } from '#domain/content/manifest/declared.ts';
import { readRawChecked, writeRawChecked } from '#domain/content/rawFields/rawChecked.ts';
import { type FieldEditorProps, ownProblem } from './FieldEditorProps.ts';
import { ForeignControl } from './ForeignControl.tsx';
import { fieldHelp, fieldLabel } from './fieldWords.ts';

/** Yes or no. */
export function CheckboxControl({ field, raw, onChange, problems }: FieldEditorProps) {
  const reading = readRawChecked(raw);
  const isTicked = isTickedByDefault(field);
  if (reading.kind === 'foreign') return <ForeignControl label={fieldLabel(field)} raw={raw} />;
  return (
    <Checkbox
      label={fieldLabel(field)}
      help={fieldHelp(field)}
      error={ownProblem(problems, field.name)}
      checked={reading.kind === 'filled' ? reading.value : isTicked}
      onCheckedChange={(checked) => onChange(writeRawChecked(checked, isTicked))}
    />
  );
}
