import type { RefObject } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import type { CallState, TireHotelFlow as Flow } from '#domain/tireHotel/tireHotelFlow.ts';
import { Busy } from './Busy.tsx';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { LoginStep } from './LoginStep.tsx';
import { SearchStep } from './SearchStep.tsx';
import { TireBookingStep } from './TireBookingStep.tsx';
import * as css from './TireHotel.css.ts';
import { TireHotelFooter } from './TireHotelFooter.tsx';
import { TireStepTitle } from './TireStepTitle.tsx';
import { TireVehicleStep } from './TireVehicleStep.tsx';
import type { StepProps, TireHotelProps } from './tireHotelProps.ts';
import type { TireHotelTexts } from './tireHotelTexts.ts';
import { usePageTop } from './useSteps.ts';
import { useTireHotel } from './useTireHotel.ts';
import { ValidateStep } from './ValidateStep.tsx';

/** The pages of the tire hotel in the browser. */
export function TireHotelSteps(page: TireHotelProps) {
  const { flow, isRestored, actions } = useTireHotel(page.timeZone);
  const title = usePageTop(flow.stage, isRestored);
  const { texts } = page;
  return (
    <div className={css.flow} data-state={flow.stage}>
      <Busy isBusy={!isRestored || isBusy(flow)} label={busyText(isRestored, texts)}>
        <FlowTitle flow={flow} page={page} title={title} />
        <Step flow={flow} page={page} actions={actions} />
      </Busy>
      <TireHotelFooter texts={texts}>
        {'validated' in flow && (
          <Button variant="secondary" onClick={actions.logout}>
            {texts.tireHotelLogout}
          </Button>
        )}
      </TireHotelFooter>
    </div>
  );
}

function Step({ flow, ...props }: StepProps<Flow>) {
  switch (flow.stage) {
    case 'search':
      return <SearchStep {...props} flow={flow} />;
    case 'login':
      return <LoginStep {...props} flow={flow} />;
    case 'validate':
      return <ValidateStep {...props} flow={flow} />;
    case 'loggedIn':
      return <TireVehicleStep {...props} flow={flow} />;
    case 'booking':
      return <TireBookingStep {...props} flow={flow} />;
    case 'confirmation':
      return <ConfirmationStep {...props} flow={flow} />;
  }
}

interface FlowTitleProps extends Pick<StepProps<Flow>, 'flow' | 'page'> {
  readonly title: RefObject<HTMLHeadingElement | null>;
}

function FlowTitle({ flow, page, title }: FlowTitleProps) {
  return (
    <TireStepTitle level={page.level} ref={title}>
      {titleOf(flow, page.texts)}
    </TireStepTitle>
  );
}

function titleOf({ stage: page }: Flow, texts: TireHotelTexts): string {
  switch (page) {
    case 'search':
      return texts.tireHotelSearchTitle;
    case 'login':
      return texts.tireHotelLoginTitle;
    case 'validate':
      return texts.tireHotelCodeTitle;
    case 'loggedIn':
      return texts.tireHotelVehicle;
    case 'booking':
      return texts.tireHotelBookingTitle;
    case 'confirmation':
      return texts.tireHotelConfirmed;
  }
}

/** Whether a call of the page is under way, other than loading days and times. */
function isBusy(flow: Flow): boolean {
  const calls: readonly CallState[] = [
    ...('call' in flow ? [flow.call] : []),
    ...('resend' in flow ? [flow.resend] : []),
  ];
  return calls.some(({ kind }) => kind === 'pending');
}

function busyText(isRestored: boolean, texts: TireHotelTexts): string {
  return isRestored ? texts.tireHotelBusy : texts.tireHotelLoading;
}
