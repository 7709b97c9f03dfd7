import type { ReactNode } from 'react';
import { Accordion, type AccordionPanel } from '#design-system/Accordion/Accordion.tsx';
import {
  type BookingFlow,
  type BookingStep,
  currentStep,
  displayState,
  type OpenFlow,
} from '#domain/booking/bookingFlow.ts';
import { isLast } from '#domain/booking/bookingReducer.ts';
import { type OfferingType, selectedCodes, selectedService } from '#domain/booking/selection.ts';
import * as css from './BookingAssistant.css.ts';
import { type BookingTexts, useBooking } from './booking.ts';
import { AddonsStep } from './offerings/AddonsStep.tsx';
import { ServicesStep } from './offerings/ServicesStep.tsx';
import * as steps from './steps/Steps.css.ts';
import { StepTitle, type StepTitleProps } from './steps/StepTitle.tsx';
import type { LaterParts } from './useLaterParts.ts';
import { stepHeadingId } from './useStepFocus.ts';
import { VehiclePanel } from './vehicle/VehiclePanel.tsx';

interface BookingStepsProps {
  readonly flow: BookingFlow;
  /** The flow, a moment later after it has changed: what the closed steps show. */
  readonly later: BookingFlow;
  /** The components of the last step; absent until they are loaded. */
  readonly parts: LaterParts | undefined;
}

/** The steps of the booking: the first one, and the others as panels of which the shown one is open. */
export function BookingSteps({ flow, later, parts }: BookingStepsProps) {
  const { dispatch, setup } = useBooking();
  const open = displayState(flow);
  return (
    <div className={css.main}>
      <VehiclePanel flow={flow} />
      <div className={steps.panels}>
        <Accordion
          type="single"
          collapsible={false}
          titleLevel={2}
          open={[String(open)]}
          onOpenChange={([name]) => {
            const step = ([2, 3, 4] as const).find((known) => String(known) === name);
            if (step) dispatch({ type: 'stepShown', step });
          }}
          panels={panelsOf({ flow, later, texts: setup.texts, parts })}
        />
      </div>
    </div>
  );
}

interface Panels extends BookingStepsProps {
  readonly texts: BookingTexts;
}

function panelsOf({ flow, later, texts, parts }: Panels): readonly AccordionPanel[] {
  const flowOf = (step: BookingStep) => (step === displayState(flow) ? flow : later);
  const [services, addons, workshop] = [flowOf(2), flowOf(3), flowOf(4)];
  return [
    panelOf({
      flow,
      step: 2,
      title: texts.bookingStepServices,
      finishedTitle: texts.bookingChosenServices,
      chosen: namesOf(flow, 'service'),
      content: reached(services, 2) && <ServicesStep flow={services} />,
    }),
    panelOf({
      flow,
      step: 3,
      title: texts.bookingStepAddons,
      finishedTitle: texts.bookingChosenAddons,
      chosen: namesOf(flow, 'addon') || texts.bookingAddonsNone,
      content: reached(addons, 3) && <AddonsStep flow={addons} />,
    }),
    panelOf({
      flow,
      step: 4,
      title: texts.bookingStepWorkshop,
      content: parts && isLast(workshop) && <parts.LastStep flow={workshop} />,
    }),
  ];
}

interface StepPanel extends StepTitleProps {
  /** Absent until the step is reached. */
  readonly content: ReactNode;
}

function panelOf({ content, ...title }: StepPanel): AccordionPanel {
  const { flow, step } = title;
  return {
    name: String(step),
    triggerId: stepHeadingId(step),
    disabled: step > currentStep(flow),
    title: <StepTitle {...title} />,
    content: content && <div className={steps.content}>{content}</div>,
  };
}

function reached(flow: BookingFlow, step: BookingStep): flow is OpenFlow {
  return flow.stage !== 'vehicle' && flow.stage !== 'booked' && step <= currentStep(flow);
}

function namesOf(flow: BookingFlow, type: OfferingType): string {
  if (flow.stage === 'vehicle') return '';
  const { services } = flow;
  return selectedCodes(services, type)
    .map((code) => selectedService(services, code)?.name)
    .join(', ');
}
