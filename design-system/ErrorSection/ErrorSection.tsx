import '#styles/all.ts';
import { useId } from 'react';
import { button } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ErrorSection.css.ts';
import { ReloadButton } from './ReloadButton.tsx';

export interface ErrorSectionProps {
  /** The heading, such as "Oops!". */
  title: string;
  /** What happened: that a section should be shown here and something went wrong. */
  body: string;
  /** What the visitor can do: reload the page. */
  advice: string;
  /** The label of the button that reloads the page. */
  reloadLabel: string;
  /** A sentence that names the component which failed, for whoever reports or mends it. */
  componentNote?: string | undefined;
  /**
   * The heading's place in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * Stands in for a section that could not be shown; the rest of the page goes on. Calm, since the
 * visitor has lost nothing.
 */
export function ErrorSection({ title, body, advice, level = 2, ...props }: ErrorSectionProps) {
  const { reloadLabel, componentNote } = props;
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
        <ReloadButton className={button({ variant: 'ghost', size: 'm', width: 'content' })}>
          <ButtonContent leadingIcon="refresh">{reloadLabel}</ButtonContent>
        </ReloadButton>
      </div>
    </section>
  );
}
