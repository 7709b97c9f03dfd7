import { Link } from '#design-system/Link/Link.tsx';
import { savedCars } from './carStores.ts';
import * as css from './SavedLink.css.ts';
import { useCarStore } from './useCarStore.ts';

interface SavedLinkProps {
  /** The address of the page with the saved cars. */
  readonly href: string;
  readonly label: string;
}

/** A link to the saved cars, with their number. */
export function SavedLink({ href, label }: SavedLinkProps) {
  const { length } = useCarStore(savedCars) ?? [];
  return (
    <span className={css.link}>
      <Link href={href} variant="standalone" leadingIcon="heart">
        {length > 0 ? `${label} (${length})` : label}
      </Link>
    </span>
  );
}
