import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import { leadName } from '#domain/leads/leadNames.ts';
import { carServices, otherServices } from '#domain/leads/serviceTypes.ts';
import * as css from './LeadForms.css.ts';
import type { ServiceRequestTexts } from './leadFormTexts.ts';

interface ServiceChoicesProps {
  readonly texts: ServiceRequestTexts;
}

/** The type of the vehicle, which decides who gets the request and what can be requested. */
export function VehicleTypeChoice({ texts }: ServiceChoicesProps) {
  return (
    <RadioGroup
      legend={texts.serviceRequestVehicle}
      name={leadName('vehicleType')}
      direction="row"
      defaultValue="car"
      options={[
        { value: 'car', label: texts.serviceRequestCar },
        { value: 'motorcycle', label: texts.serviceRequestMotorcycle },
      ]}
    />
  );
}

/** What can be requested for the chosen type of vehicle. */
export function ServiceChoices({ texts }: ServiceChoicesProps) {
  return (
    <>
      <div className={css.forCars}>
        <FieldGroup legend={texts.serviceRequestServices} mark={texts.contactOptional}>
          <div className={css.choices}>
            {carServices.map(({ id, name }) => (
              <Checkbox key={id} name="services[]" value={name} label={name} />
            ))}
          </div>
        </FieldGroup>
      </div>
      <div className={css.forMotorcycles}>
        <RadioGroup
          legend={texts.serviceRequestOther}
          mark={texts.contactOptional}
          name="other"
          options={otherServices.map(({ name }) => ({ value: name, label: name }))}
        />
      </div>
    </>
  );
}
