import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

/** One item of the accordion. */
export interface AccordionItem {
  /**
   * The anchor of the item: following `#id` opens it. The browser does this: it opens the
   * `<details>` element around the target of a fragment link.
   */
  id?: string | undefined;
  /** The question or heading that opens the item. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /**
   * Whether the item is initially open.
   * @default false
   */
  open?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /**
   * `single` closes the open item when another one is opened.
   * @default 'multiple'
   */
  type?: 'single' | 'multiple' | undefined;
  /** The heading level of the titles. If omitted, the titles are not headings. */
  titleLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Collapsible questions and answers. Uses the native `<details>` element: it works without script,
 * is found by the browser's page search, opens for print, and is as accessible as a custom
 * implementation, which would add 4 KB to every page that uses it.
 */
export function Accordion({ items, type = 'multiple', titleLevel }: AccordionProps) {
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
          <summary className={styles.summary}>
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
