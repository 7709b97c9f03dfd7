import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Details.css.ts';

/** One item that opens and closes. */
export interface DetailsItem {
  /**
   * The anchor of the item: following `#id` opens it. The browser does this: it opens the
   * `<details>` element around the target of a fragment link.
   */
  readonly id?: string | undefined;
  /** The question or heading that opens the item. */
  readonly title: ReactNode;
  /** The answer. */
  readonly content: ReactNode;
  /**
   * Whether the item is initially open.
   * @default false
   */
  readonly open?: boolean | undefined;
}

export interface DetailsProps {
  readonly items: readonly DetailsItem[];
  /**
   * `single` closes the open item when another one is opened.
   * @default 'multiple'
   */
  readonly type?: 'single' | 'multiple' | undefined;
  /** The heading level of the titles. If omitted, the titles are not headings. */
  readonly titleLevel?: 2 | 3 | 4 | undefined;
  /**
   * `s` for details beside what the page is about, which should not take room from it.
   * @default 'm'
   */
  readonly size?: 'm' | 's' | undefined;
}

/**
 * Collapsible questions and answers. Uses the native `<details>` element: it works without script,
 * is found by the browser's page search and opens for print. Use Accordion for panels whose open ones
 * are the state of the application.
 */
export function Details({ items, type = 'multiple', titleLevel, size = 'm' }: DetailsProps) {
  const group = useId();
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'span';
  return (
    <div>
      {items.map(({ id, title, content, open = false }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same title.
          key={index}
          className={styles.item}
          open={open}
          {...(type === 'single' && { name: group })}
        >
          <summary className={styles.summary[size]}>
            <Title className={styles.title}>{title}</Title>
            <span className={styles.sign}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className={styles.content} id={id}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
