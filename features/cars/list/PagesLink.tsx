import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { isPlainClick } from '#features/shared/isPlainClick.ts';
import type { CarListSetup } from './carListSetup.ts';
import { listHref } from './listAddress.ts';

interface PagesLinkProps {
  readonly setup: CarListSetup;
  /** The search shown; its page doesn't matter. */
  readonly query: SearchQuery;
  /** Index of the page to open. */
  readonly page: number;
  readonly rel: 'prev' | 'next';
  /** With JavaScript, the list adds the cars itself. */
  readonly onFollow: () => void;
  readonly children: string;
}

/** A link to the pages of the list before or after those shown. */
export function PagesLink({ setup, query, page, rel, onFollow, children }: PagesLinkProps) {
  return (
    <ButtonLink
      href={listHref(setup, { ...query, page })}
      rel={rel}
      variant="secondary"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </ButtonLink>
  );
}
