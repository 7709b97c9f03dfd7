import { memo } from 'react';
import type { LastFlow } from '#domain/booking/bookingReducer.ts';
import { ContactStep } from './contact/ContactStep.tsx';
import { useWorkshopPrices } from './workshops/useWorkshopPrices.ts';
import { WorkshopStep } from './workshops/WorkshopStep.tsx';

interface LastStepProps {
  readonly flow: LastFlow;
}

/** The last step: a workshop and a time, then the contact details. */
export const LastStep = memo(function BookingLastStep({ flow }: LastStepProps) {
  // Here, because visitors may take a time before the prices of its workshop are known.
  useWorkshopPrices(flow);
  return flow.stage === 'workshop' ? <WorkshopStep flow={flow} /> : <ContactStep flow={flow} />;
});
