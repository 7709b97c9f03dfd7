import { Button, Text } from '#design-system';
import type { ConsentChoice } from '#domain/consent/consent.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './ConsentBanner.css.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

interface ConsentQuestionProps {
  readonly dictionary: Dictionary;
}

/**
 * Asks visitors whether their visits may be counted. Both answers look alike and are equally easy
 * to reach. Render it right after the skip link: the banner is shown at the lower edge of the
 * window, but keyboard and screen reader users should reach it first.
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
