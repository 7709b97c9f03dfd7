import { cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * Gives a rendered section the class names that editors have chosen, on its own element if it has one. The site's style
 * sheets have no rules for them: they are for those of the platform, and for scripts.
 */
export function withStyles(section: ReactNode, styles: string | undefined): ReactNode {
  if (styles === undefined || isNothing(section)) return section;
  if (!isValidElement<{ readonly className?: string }>(section) || typeof section.type !== 'string')
    return <div className={styles}>{section}</div>;
  const { className } = section.props;
  return cloneElement(section, { className: className ? `${className} ${styles}` : styles });
}

function isNothing(section: ReactNode): boolean {
  return section === null || section === undefined || typeof section === 'boolean';
}
