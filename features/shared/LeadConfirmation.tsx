import { useId } from 'react';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import * as css from './LeadForm.css.ts';

interface LeadConfirmationProps {
  readonly title: string;
  readonly text: string;
  /** The heading level of the title. */
  readonly level: 3 | 4;
  /**
   * `cover` covers the form for some seconds, `screen` replaces it.
   * @default 'cover'
   */
  readonly shape?: 'cover' | 'screen' | undefined;
}

/** Confirms that the form was received. It takes the focus, which the form can't keep. */
export function LeadConfirmation({ title, text, level, shape = 'cover' }: LeadConfirmationProps) {
  const scroll = shape === 'cover' ? 'still' : 'scroll';
  const place = useFocusWhenShown<HTMLElement>('always', scroll);
  const id = useId();
  return (
    // Not a live region, because the focus announces it.
    <section
      ref={place}
      className={css.confirmation[shape]}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <div className={css.confirmationContent}>
        <span className={css.sign}>
          <Icon name="success" size="l" />
        </span>
        <Heading id={`${id}-title`} level={level} style="heading3">
          {title}
        </Heading>
        <p id={`${id}-text`}>{text}</p>
      </div>
    </section>
  );
}
