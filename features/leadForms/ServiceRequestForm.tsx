import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { serviceRequestForm } from '#domain/leads/leadForm.ts';
import { requestDates } from '#domain/leads/requestDates.ts';
import {
  type ServiceDealers,
  type ServiceRequestField,
  type ServiceRequestFilling,
  serviceRequestLead,
} from '#domain/leads/serviceRequest.ts';
import { formSubmitEvent } from '#domain/tracking/events.ts';
import { useLeadForm } from '#features/shared/useLeadForm.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { DateField } from './DateField.tsx';
import { DealerField } from './DealerField.tsx';
import { describeFields } from './fieldErrors.ts';
import { LeadFormFrame, type LeadFormPage } from './LeadFormFrame.tsx';
import type { ServiceRequestTexts } from './leadFormTexts.ts';
import { readServiceRequest } from './readServiceRequest.ts';
import { ServiceChoices, VehicleTypeChoice } from './ServiceChoices.tsx';
import { requestAdvice, requestLabel } from './serviceRequestLabels.ts';
import { VehicleFields } from './VehicleFields.tsx';

export interface ServiceRequestFormProps extends LeadFormPage {
  readonly texts: ServiceRequestTexts;
  readonly dealers: ServiceDealers;
  /** The number of days from today to the first and the last that can be requested. */
  readonly days: { readonly earliest: number; readonly latest: number };
  /** The time zone of the dealers. */
  readonly timeZone: string;
  /** The language of the calendar, as a BCP 47 tag. */
  readonly locale: string;
  /** Whether the visitor must subscribe to the newsletter. */
  readonly isNewsletterRequired: boolean;
}

/** The Norwegian form that requests a service from a dealer. */
export function ServiceRequestForm({ texts, ...props }: ServiceRequestFormProps) {
  const { dealers, days, timeZone, locale, isNewsletterRequired, ...page } = props;
  const dates = () => requestDates(Date.now(), timeZone, days);
  const control = useLeadForm<ServiceRequestFilling, ServiceRequestField>({
    readFilling: readServiceRequest,
    createLead: (filling, id) =>
      serviceRequestLead(
        { siteName: page.siteName, dealers, dates: dates(), isNewsletterRequired },
        filling,
        id,
      ),
    eventOf: () => formSubmitEvent(serviceRequestForm.name),
    isReset: false,
  });
  const { of, errors } = describeFields(control.state, texts, {
    labelOf: (field: ServiceRequestField) => requestLabel(field, texts),
    adviceOf: (field, problem) => requestAdvice(field, problem, texts),
  });
  return (
    <LeadFormFrame
      page={page}
      of={serviceRequestForm}
      control={control}
      confirmation="screen"
      texts={texts}
      results={{
        sent: texts.serviceRequestSent,
        sentText: texts.serviceRequestSentText,
        failed: texts.serviceRequestFailed,
      }}
      errors={errors}
    >
      <RequestFields {...props} texts={texts} of={of} dates={dates()} onChange={control.change} />
    </LeadFormFrame>
  );
}

interface RequestFieldsProps extends ServiceRequestFormProps {
  readonly of: ReturnType<typeof describeFields<ServiceRequestField>>['of'];
  /** The first and the last date that can be requested. */
  readonly dates: ReturnType<typeof requestDates>;
  readonly onChange: () => void;
}

function RequestFields({ texts, of, dates, onChange, ...props }: RequestFieldsProps) {
  const { dealers, locale, distanceUnit, isNewsletterRequired } = props;
  const optional = texts.contactOptional;
  return (
    <>
      {dealers.motorcycles && <VehicleTypeChoice texts={texts} />}
      <DealerField field={of('dealerEmail')} dealers={dealers} texts={texts} />
      <ServiceChoices texts={texts} />
      <VehicleFields
        registrationNumber={of('registrationNumber')}
        mileage={of('mileage')}
        distanceUnit={distanceUnit}
        optionalMark={optional}
      />
      <DateField {...of('date')} dates={dates} locale={locale} texts={texts} onChange={onChange} />
      <Field {...of('description')} mark={optional}>
        {(control) => <Textarea {...control} name="description" lines={5} />}
      </Field>
      <CustomerFields of={of} texts={texts} />
      <Checkbox {...of('gdpr')} name="gdpr" required mark="*" />
      <Checkbox
        {...of('newsletter')}
        name="newsletter"
        required={isNewsletterRequired}
        mark={isNewsletterRequired ? '*' : optional}
      />
    </>
  );
}
