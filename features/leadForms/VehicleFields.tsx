import { Field } from '#design-system/Field/Field.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { leadLimits } from '#domain/leads/lead.ts';
import { leadName } from '#domain/leads/leadNames.ts';
import type { FieldTexts } from './fieldErrors.ts';
import * as css from './LeadForms.css.ts';

interface VehicleFieldsProps {
  readonly registrationNumber: FieldTexts;
  readonly mileage: FieldTexts;
  readonly distanceUnit: string;
  /** Follows the label of the mileage if it is optional; it is required without. */
  readonly optionalMark?: string | undefined;
}

/** Registration number and mileage. */
export function VehicleFields({
  registrationNumber,
  mileage,
  distanceUnit,
  optionalMark,
}: VehicleFieldsProps) {
  return (
    <div className={css.pair}>
      <Field {...registrationNumber} required mark="*">
        {(control) => (
          <TextInput
            {...control}
            name={leadName('registrationNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={leadLimits.registrationNumber}
            pattern="[\s\p{Pd}]*[\p{L}\d]([\s\p{Pd}]*[\p{L}\d])+[\s\p{Pd}]*"
          />
        )}
      </Field>
      <Field {...mileage} required={optionalMark === undefined} mark={optionalMark ?? '*'}>
        {(control) => (
          <TextInput
            {...control}
            name={leadName('mileage')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={leadLimits.mileage}
            suffix={distanceUnit}
          />
        )}
      </Field>
    </div>
  );
}
