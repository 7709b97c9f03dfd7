import { ButtonLink } from '../Button/ButtonLink.tsx';
import * as css from './BackLink.css.ts';

export interface BackLinkProps {
  /** Address of the list. The link is not rendered if it is undefined. */
  readonly href: string | undefined;
  readonly label: string;
}

/** A link from a detail page to its list, also for visitors who arrived from another site. */
export function BackLink({ href, label }: BackLinkProps) {
  if (href === undefined) return null;
  return (
    <div className={css.back}>
      <ButtonLink href={href} variant="ghost" leadingIcon="arrow-left">
        {label}
      </ButtonLink>
    </div>
  );
}
