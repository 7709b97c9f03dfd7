import * as styles from './Breadcrumb.css.ts';
import { BreadcrumbStep } from './BreadcrumbStep.tsx';

/** One page on the way. */
export interface BreadcrumbItem {
  /** The page's name in menus. */
  label: string;
  /** The page's address. */
  href: string;
}

export interface BreadcrumbProps {
  /** The name of the navigation, such as "You are here". */
  label: string;
  /** The pages on the way, from the start page down to the parent of the shown page. */
  items: readonly BreadcrumbItem[];
  /** The name of the shown page. */
  current: string;
}

/**
 * The way from the start page to the shown one. On phones only the step back to the parent is
 * left: a wrapped row of steps would push the page's own heading down. Nothing on the start page.
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
