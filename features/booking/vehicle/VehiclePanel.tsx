import { Button } from '#design-system/Button/Button.tsx';
import { type BookingFlow, displayState, type OpenFlow } from '#domain/booking/bookingFlow.ts';
import { isOpenFlow } from '#domain/booking/bookingReducer.ts';
import { useBooking } from '../booking.ts';
import * as steps from '../steps/Steps.css.ts';
import { StepTitle } from '../steps/StepTitle.tsx';
import { stepHeadingId } from '../useStepFocus.ts';
import * as css from './VehicleStep.css.ts';
import { VehicleStep } from './VehicleStep.tsx';

interface VehiclePanelProps {
  readonly flow: BookingFlow;
}

/** The first step: its form, or the vehicle and the place with a button to change them. */
export function VehiclePanel({ flow }: VehiclePanelProps) {
  const { texts } = useBooking().setup;
  const isShown = displayState(flow) === 1;
  return (
    <section className={`${steps.frame} ${steps.vehicle}`}>
      {isShown && (
        <>
          <h2 id={stepHeadingId(1)} tabIndex={-1} className={steps.heading}>
            <StepTitle flow={flow} step={1} title={texts.bookingStepVehicle} />
          </h2>
          <VehicleStep flow={flow} />
        </>
      )}
      {!isShown && isOpenFlow(flow) && <ChosenVehicle flow={flow} />}
    </section>
  );
}

interface ChosenVehicleProps {
  readonly flow: OpenFlow;
}

function ChosenVehicle({ flow }: ChosenVehicleProps) {
  const { dispatch, setup } = useBooking();
  const { texts } = setup;
  const { registrationNumber, brand, model, buildYear } = flow.vehicle;
  return (
    <div className={css.chosen}>
      <h2 className={steps.heading}>
        <StepTitle flow={flow} step={1} title={texts.bookingYourVehicle} />
      </h2>
      <span className={css.plate}>{registrationNumber}</span>
      <div className={css.facts}>
        <p className={css.name}>{[brand, model, buildYear].filter(Boolean).join(' ')}</p>
        <p className={css.where}>{flow.place.name}</p>
      </div>
      <Button variant="ghost" onClick={() => dispatch({ type: 'stepShown', step: 1 })}>
        {texts.bookingChangeVehicle}
      </Button>
    </div>
  );
}
