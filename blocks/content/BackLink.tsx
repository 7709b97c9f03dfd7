import { ButtonLink } from '#design-system';
import * as css from './BackLink.css.ts';

interface BackLinkProps {
  /** Where it leads; without an address there is no link. */
  readonly href: string | undefined;
  readonly label: string;
}

/** The way from one thing back to the list of all, for who came from elsewhere too. */
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
