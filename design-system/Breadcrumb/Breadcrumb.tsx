import * as styles from './Breadcrumb.css.ts';
import type { BreadcrumbItem } from './BreadcrumbItem.ts';
import { BreadcrumbStep } from './BreadcrumbStep.tsx';

export interface BreadcrumbProps {
  /** The accessible name of the navigation, such as "You are here". */
  readonly label: string;
  /** The ancestors of the current page, from the start page to its parent. */
  readonly items: readonly BreadcrumbItem[];
  /** The name of the current page. */
  readonly current: string;
}

/**
 * The path from the start page to the current page. Phones show only the link to the parent,
 * because a wrapped row of steps would push the page heading down. Renders nothing on the start
 * page.
 */
export function Breadcrumb({ label, items, current }: BreadcrumbProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, at) => (
          <BreadcrumbStep key={item.href} {...item} isParent={at === items.length - 1} />
        ))}
        <li className={styles.step}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
