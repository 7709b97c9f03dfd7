import type { LastFlow } from '#domain/booking/bookingFlow.ts';
import { ContactStep } from './contact/ContactStep.tsx';
import { useSitePrices } from './sites/useSitePrices.ts';
import { WorkshopStep } from './sites/WorkshopStep.tsx';

interface LastStepProps {
  readonly flow: LastFlow;
}

/** The last step: a workshop and a time, then the contact details. */
export function LastStep({ flow }: LastStepProps) {
  // Here, because visitors may take a time before the prices of its workshop are known.
  useSitePrices(flow);
  return flow.stage === 'site' ? <WorkshopStep flow={flow} /> : <ContactStep flow={flow} />;
}
