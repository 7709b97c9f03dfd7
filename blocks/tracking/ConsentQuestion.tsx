import { Button, Text } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { ConsentChoice } from '#domain/tracking/consent.ts';
import * as css from './ConsentBanner.css.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

interface ConsentQuestionProps {
  readonly dictionary: Dictionary;
}

/**
 * Asks visitors whether their visits may be counted. Both answers look alike and are equally near.
 * Put it right behind the skip link: at the lower edge of the window it is far from where the eye
 * begins, but keyboards and screen readers meet it at once.
 */
export function ConsentQuestion({ dictionary }: ConsentQuestionProps) {
  const { consentTitle, consentText, consentRefuse, consentAccept } = dictionary;
  return (
    <ConsentBanner label={consentTitle}>
      <div className={css.words}>
        <Text style="label">{consentTitle}</Text>
        <Text style="small">{consentText}</Text>
      </div>
      <div className={css.answers}>
        {answer('denied', consentRefuse)}
        {answer('granted', consentAccept)}
      </div>
    </ConsentBanner>
  );
}

function answer(choice: ConsentChoice, label: string) {
  return (
    <Button type="submit" name="consent" value={choice} variant="secondary" width="full">
      {label}
    </Button>
  );
}
