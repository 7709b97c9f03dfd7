import { useId } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { fillText } from '#domain/fillText.ts';
import type { LoginStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { callError } from './failureText.ts';
import { StepForm } from './StepForm.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps } from './tireHotelProps.ts';
import { WrongNumber } from './WrongNumber.tsx';

/** Sends a code to the phone of the agreement. */
export function LoginStep({ flow, page, actions }: StepProps<LoginStage>) {
  const { texts } = page;
  const { registrationNumber, obfuscatedPhoneNumber: phone } = flow.customer;
  const phoneId = useId();
  // Enter sends the code at once.
  const send = useFocusWhenShown<HTMLButtonElement>('always', 'still');
  const error = callError(flow.call, texts);
  return (
    <StepForm onSubmit={actions.requestCode}>
      <p className={css.plate}>{registrationNumber}</p>
      <p id={phoneId}>{fillText(texts.tireHotelCodeTo, { phone })}</p>
      <div aria-live="assertive" className={css.live}>
        {error && <Message tone="danger">{error}</Message>}
      </div>
      <Button ref={send} type="submit" width="full" aria-describedby={phoneId}>
        {texts.tireHotelSendCode}
      </Button>
      <WrongNumber page={page} />
    </StepForm>
  );
}
