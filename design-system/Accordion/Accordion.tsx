import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

/** One thing that can be opened. */
export interface AccordionItem {
  /**
   * Its address within the page: following `#id` opens it. That is the browser's doing, which
   * opens a `<details>` around the place it was asked for.
   */
  id?: string | undefined;
  /** What is inside, as a question or a heading. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /**
   * Whether it is open at first.
   * @default false
   */
  open?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /**
   * `single` closes the one that was open when another is opened.
   * @default 'multiple'
   */
  type?: 'single' | 'multiple' | undefined;
  /**
   * The rank of the titles in the page's outline. Left out, they are no headings.
   */
  titleLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Questions that open to their answers. The browser's own `<details>`: it needs no script, finds
 * its text when the visitor searches the page, opens for print, and is as accessible as a rebuilt
 * one, which would cost every page that has it 4 KB.
 */
export function Accordion({ items, type = 'multiple', titleLevel }: AccordionProps) {
  const group = useId();
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'span';
  return (
    <div>
      {items.map(({ id, title, content, open = false }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may bear one title.
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
