import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { CodeInput } from '#design-system/CodeInput/CodeInput.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { fillText } from '#domain/fillText.ts';
import type { ValidateStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { callError } from './failureText.ts';
import { isWholeCode } from './isWholeCode.ts';
import { StepForm } from './StepForm.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps } from './tireHotelProps.ts';
import { WrongNumber } from './WrongNumber.tsx';

/** Verifies the code. */
export function ValidateStep(props: StepProps<ValidateStage>) {
  const { flow, page, actions } = props;
  const { texts } = page;
  const verify = useRef<HTMLButtonElement>(null);
  const { obfuscatedPhoneNumber: phone } = flow.customer;
  return (
    <StepForm onSubmit={actions.verify}>
      <CodeInput
        key={flow.codesSent}
        autoFocus
        label={texts.tireHotelCodeTitle}
        labelVisibility="hidden"
        help={fillText(texts.tireHotelCodeSent, { phone })}
        error={callError(flow.call, texts)}
        value={flow.code}
        onValueChange={(code) => actions.dispatch({ type: 'codeEntered', code })}
        onComplete={() => moveFocus(verify.current)}
      />
      <Button ref={verify} type="submit" width="full" disabled={!isWholeCode(flow.code)}>
        {texts.tireHotelVerify}
      </Button>
      <ResendCode key={`resend-${flow.codesSent}`} {...props} />
      <WrongNumber page={page} />
    </StepForm>
  );
}

/** Another code can be requested after this time, in ms: text messages take some seconds. */
const resendMs = 30_000;

function ResendCode({ flow, page, actions }: StepProps<ValidateStage>) {
  const { texts } = page;
  const [mayResend, setMayResend] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMayResend(true), resendMs);
    return () => clearTimeout(timer);
  }, []);
  const error = callError(flow.resend, texts);
  return (
    <div className={css.resend}>
      <div role="status" className={css.live}>
        {flow.codesSent > 1 && <p>{texts.tireHotelResent}</p>}
        {error && <Message tone="danger">{error}</Message>}
      </div>
      {mayResend ? (
        <Button variant="ghost" onClick={actions.requestCode}>
          {texts.tireHotelResend}
        </Button>
      ) : (
        <p className={css.muted}>
          {fillText(texts.tireHotelResendLater, { seconds: String(resendMs / 1_000) })}
        </p>
      )}
    </div>
  );
}
