import { useId } from 'react';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { buttonClass } from '../Button/buttonClass.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ErrorSection.css.ts';
import { ReloadButton } from './ReloadButton.tsx';

export interface ErrorSectionProps {
  /** The heading, such as "Oops!". */
  readonly title: string;
  /** States that a section could not be shown. */
  readonly body: string;
  /** Advises the visitor to reload the page. */
  readonly advice: string;
  /** The label of the button that reloads the page. */
  readonly reloadLabel: string;
  /** A sentence that names the failed component, for people who report or fix it. */
  readonly componentNote?: string | undefined;
  /**
   * The heading level.
   * @default 2
   */
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  /** A phone number to call instead: its text, and a `tel:` address. */
  readonly phone?: { readonly text: string; readonly href: string } | undefined;
}

/**
 * Replaces a section that could not be shown, or the main content of a page. Its tone is calm, since
 * the visitor has lost nothing.
 */
export function ErrorSection({ title, body, advice, level = 2, ...props }: ErrorSectionProps) {
  const { reloadLabel, componentNote, phone } = props;
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.texts}>
        <Heading id={titleId} level={level} style="heading3">
          {title}
        </Heading>
        <Text>{body}</Text>
        {componentNote && (
          <Text style="small" tone="muted">
            {componentNote}
          </Text>
        )}
        <Text tone="muted">{advice}</Text>
      </div>
      <div className={styles.action}>
        <ReloadButton className={buttonClass({ variant: 'ghost' })}>
          <ButtonContent leadingIcon="refresh">{reloadLabel}</ButtonContent>
        </ReloadButton>
        {phone && (
          <Link href={phone.href} variant="standalone" leadingIcon="phone">
            {phone.text}
          </Link>
        )}
      </div>
    </section>
  );
}
