import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { StarRating } from '#design-system/StarRating/StarRating.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { tireHotelLimits } from '#domain/tireHotel/booking.ts';
import type { ConfirmationStage, ReviewState } from '#domain/tireHotel/tireHotelFlow.ts';
import { Replacement } from '#features/shared/Replacement.tsx';
import { StepForm } from './StepForm.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps, TireHotelActions } from './tireHotelProps.ts';
import type { TireHotelTexts } from './tireHotelTexts.ts';

/** Asks how the booking was. */
export function ReviewForm({ flow, page, actions }: StepProps<ConfirmationStage>) {
  const { texts } = page;
  const { review } = flow;
  return (
    <div className={css.review}>
      <div role="status" className={css.live}>
        {review.kind === 'sent' && (
          <Replacement>
            <Message tone="success">{texts.tireHotelReviewSent}</Message>
          </Replacement>
        )}
      </div>
      {review.kind !== 'sent' && <UnsentReview review={review} texts={texts} actions={actions} />}
    </div>
  );
}

interface UnsentReviewProps {
  readonly review: Exclude<ReviewState, { readonly kind: 'sent' }>;
  readonly texts: TireHotelTexts;
  readonly actions: TireHotelActions;
}

function UnsentReview({ review, texts, actions }: UnsentReviewProps) {
  return (
    <StepForm onSubmit={actions.sendReview}>
      <StarRating
        legend={texts.tireHotelRating}
        starLabel={texts.tireHotelStars}
        value={review.stars}
        onValueChange={(stars) => actions.dispatch({ type: 'starsChosen', stars })}
      />
      <Field label={texts.tireHotelReviewComment} mark={texts.contactOptional}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={tireHotelLimits.comment}
            value={review.comment}
            onValueChange={(comment) => actions.dispatch({ type: 'commentEntered', comment })}
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          variant="secondary"
          disabled={review.stars === 0 || review.kind === 'sending'}
        >
          {texts.tireHotelSendReview}
        </Button>
      </div>
    </StepForm>
  );
}
