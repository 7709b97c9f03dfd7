import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumb.css.ts';
import type { BreadcrumbItem } from './BreadcrumbItem.ts';

interface BreadcrumbStepProps extends BreadcrumbItem {
  readonly isParent: boolean;
}

export function BreadcrumbStep({ label, href, isParent }: BreadcrumbStepProps) {
  return (
    <li className={isParent ? styles.parent : styles.step}>
      {isParent && (
        <span className={styles.back}>
          <Icon name="chevron-left" size="s" />
        </span>
      )}
      <Link href={href} variant="quiet">
        {label}
      </Link>
      <span className={styles.separator}>
        <Icon name="chevron-right" size="s" />
      </span>
    </li>
  );
}
