import { box, control as controlClass } from '#design-system/Field/classes.ts';
import { Field } from '#design-system/Field/Field.tsx';
import { instantOf, localMinute } from '#domain/content/instant.ts';
import { readRawDate, writeRawDate } from '#domain/content/rawFields/rawDate.ts';
import { type FieldEditorProps, ownProblem } from './FieldEditorProps.ts';
import { ForeignControl } from './ForeignControl.tsx';
import { fieldHelp, fieldLabel } from './fieldWords.ts';

/** A date and time in the time zone of the site, which is said. */
export function DateControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const reading = readRawDate(raw);
  const { timeZone } = frame;
  const instant = reading.kind === 'filled' ? Date.parse(reading.value) : undefined;
  const shown = instant === undefined ? '' : localMinute(instant, timeZone);
  if (reading.kind === 'foreign') return <ForeignControl label={fieldLabel(field)} raw={raw} />;
  return (
    <Field
      label={fieldLabel(field)}
      help={`${fieldHelp(field)} Time in ${timeZone.replaceAll('_', ' ')}.`}
      error={ownProblem(problems, field.name)}
      required={field.required}
    >
      {({ maxLength: _, ...control }) => (
        <div className={box}>
          <input
            {...control}
            className={controlClass}
            type="datetime-local"
            value={shown}
            onChange={({ currentTarget: { value, validity } }) => {
              // A date that is being typed isn't whole yet.
              if (!validity.badInput) onChange(rawOf(value, timeZone));
            }}
          />
        </div>
      )}
    </Field>
  );
}

function rawOf(local: string, timeZone: string): string {
  const instant = instantOf(local, timeZone);
  return instant === undefined ? '' : writeRawDate(new Date(instant).toISOString());
}
