import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { SearchStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { cutRegistrationNumber, isSearchable } from '#domain/vehicles/registrationNumber.ts';
import { callError } from './failureText.ts';
import { StepForm } from './StepForm.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps, TireHotelLink } from './tireHotelProps.ts';
import type { TireHotelTexts } from './tireHotelTexts.ts';

/** Finds the agreement of a registration number. */
export function SearchStep({ flow, page, actions }: StepProps<SearchStage>) {
  const { texts, links } = page;
  const { registrationNumber, call } = flow;
  const hasNoAgreement = call.kind === 'failed' && call.failure.kind === 'no-agreement';
  const enter = (text: string) =>
    actions.dispatch({ type: 'registrationEntered', registrationNumber: text });
  return (
    <StepForm onSubmit={actions.search}>
      {flow.hasLostSession && (
        <Message tone="info" urgency="polite">
          {flow.draft ? texts.tireHotelLostBooking : texts.tireHotelLost}
        </Message>
      )}
      <RegistrationField texts={texts} value={registrationNumber} onValueChange={enter} />
      <div aria-live="assertive" className={css.live}>
        {call.kind === 'failed' && (
          <Message
            tone="danger"
            action={hasNoAgreement && <BookService link={links.bookService} />}
          >
            {callError(call, texts)}
          </Message>
        )}
      </div>
      <Button type="submit" width="full" disabled={!isSearchable(registrationNumber)}>
        {texts.tireHotelContinue}
      </Button>
    </StepForm>
  );
}

interface RegistrationFieldProps {
  readonly texts: TireHotelTexts;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
}

function RegistrationField({ texts, value, onValueChange }: RegistrationFieldProps) {
  return (
    <Field label={texts.tireHotelRegistration}>
      {(control) => (
        // Without a name, because addresses must not contain it.
        <TextInput
          {...control}
          autoCapitalize="characters"
          autoComplete="off"
          placeholder={texts.tireHotelRegistrationExample}
          spellCheck={false}
          value={value}
          format={(text) => cutRegistrationNumber(text, 'tireHotel')}
          onValueChange={onValueChange}
        />
      )}
    </Field>
  );
}

function BookService({ link }: { readonly link: TireHotelLink | undefined }) {
  if (!link) return null;
  return (
    <Link href={link.href} variant="standalone">
      {link.text}
    </Link>
  );
}
