import { Field } from '#design-system/Field/Field.tsx';
import { useIsHydrated } from '#design-system/hydration.ts';
import { Select } from '#design-system/Select/Select.tsx';
import { fillText } from '#domain/fillText.ts';
import { leadName } from '#domain/leads/leadNames.ts';
import type { ServiceDealers } from '#domain/leads/serviceRequest.ts';
import type { ServiceDealer } from '#domain/sites/site.ts';
import type { FieldTexts } from './fieldErrors.ts';
import * as css from './LeadForms.css.ts';
import type { ServiceRequestTexts } from './leadFormTexts.ts';

interface DealerFieldProps {
  readonly field: FieldTexts;
  readonly dealers: ServiceDealers;
  readonly texts: ServiceRequestTexts;
}

/**
 * Who gets the request: a chosen dealer of cars, or the only dealer of motorcycles, who isn't chosen. Without script, the
 * choice stays and has the dealer of motorcycles too, because browsers send no form whose required field is hidden.
 */
export function DealerField({ field, dealers: { cars, motorcycles }, texts }: DealerFieldProps) {
  const isHydrated = useIsHydrated();
  const ofMotorcycles = motorcycles && {
    label: texts.serviceRequestMotorcycle,
    options: [optionOf(motorcycles)],
  };
  return (
    <>
      <div className={isHydrated ? css.forCars : undefined}>
        <Field {...field} required mark="*">
          {(control) => (
            <Select
              {...control}
              name={leadName('dealerEmail')}
              placeholder={texts.serviceRequestChooseDealer}
              options={[
                ...cars.map(optionOf),
                ...(isHydrated || !ofMotorcycles ? [] : [ofMotorcycles]),
              ]}
              defaultValue=""
            />
          )}
        </Field>
      </div>
      {motorcycles && (
        <div aria-live="polite">
          <p className={css.forMotorcycles}>
            {fillText(texts.serviceRequestMotorcycleDealer, { dealer: motorcycles.name })}
          </p>
        </div>
      )}
    </>
  );
}

function optionOf({ name, email }: ServiceDealer) {
  return { value: email, label: name };
}
