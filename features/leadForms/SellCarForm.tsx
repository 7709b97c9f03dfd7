import { Field } from '#design-system/Field/Field.tsx';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { sellCarForm } from '#domain/leads/leadForm.ts';
import {
  type SellCarField,
  type SellCarFilling,
  sellCarFields,
  sellCarLead,
} from '#domain/leads/sellCar.ts';
import { formSubmitEvent } from '#domain/tracking/events.ts';
import type { EntryProblem } from '#features/shared/leadFieldErrors.ts';
import { useLeadForm } from '#features/shared/useLeadForm.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { describeFields } from './fieldErrors.ts';
import { LeadFormFrame, type LeadFormPage } from './LeadFormFrame.tsx';
import { leadAdvice } from './leadAdvice.ts';
import { customerLabel, type SellCarTexts } from './leadFormTexts.ts';
import { readLeadTexts } from './readLeadTexts.ts';
import { VehicleFields } from './VehicleFields.tsx';

export interface SellCarFormProps extends LeadFormPage {
  readonly texts: SellCarTexts;
}

/** The form for selling a car or trading it in. */
export function SellCarForm({ texts, ...page }: SellCarFormProps) {
  const control = useLeadForm<SellCarFilling, SellCarField>({
    readFilling: (form) => readLeadTexts(form, sellCarFields),
    createLead: (filling, id) => sellCarLead(page.siteName, filling, id),
    eventOf: () => formSubmitEvent(sellCarForm.name),
  });
  const { of, errors } = describeFields(control.state, texts, wordsOf(texts));
  const { label: legend, ...option } = of('selectedOption');
  return (
    <LeadFormFrame
      page={page}
      of={sellCarForm}
      control={control}
      confirmation="cover"
      texts={texts}
      results={resultsOf(texts)}
      errors={errors}
    >
      <VehicleFields
        registrationNumber={of('registrationNumber')}
        mileage={of('mileage')}
        distanceUnit={page.distanceUnit}
      />
      <RadioGroup
        {...option}
        legend={legend}
        name="selectedOption"
        required
        mark="*"
        direction="row"
        options={optionsOf(texts)}
      />
      <CustomerFields of={of} texts={texts} />
      <Field {...of('other')} mark={texts.contactOptional}>
        {(control) => <Textarea {...control} name="other" lines={5} />}
      </Field>
    </LeadFormFrame>
  );
}

function labelOf(field: SellCarField, texts: SellCarTexts): string {
  switch (field) {
    case 'registrationNumber':
      return texts.sellCarRegno;
    case 'mileage':
      return texts.sellCarMilage;
    case 'selectedOption':
      return texts.sellCarOption;
    case 'customerName':
    case 'customerPhone':
    case 'customerEmail':
      return customerLabel(field, texts);
    case 'other':
      return texts.contactMessage;
  }
}

function adviceOf(field: SellCarField, problem: EntryProblem, texts: SellCarTexts): string {
  if (field === 'selectedOption') return texts.sellCarOptionMissing;
  return leadAdvice(field, problem, texts);
}

function resultsOf(texts: SellCarFormProps['texts']) {
  return {
    sent: texts.contactSent,
    sentText: texts.contactSentText,
    failed: texts.carDetailFormError,
  };
}

function optionsOf(texts: SellCarFormProps['texts']) {
  return [
    { value: 'sell', label: texts.sellCarSell },
    { value: 'tradeIn', label: texts.sellCarTradeIn },
  ];
}

function wordsOf(texts: SellCarFormProps['texts']) {
  return {
    labelOf: (field: SellCarField) => labelOf(field, texts),
    adviceOf: (field: SellCarField, problem: EntryProblem) => adviceOf(field, problem, texts),
  };
}
