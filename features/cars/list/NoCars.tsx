import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup } from './carListSetup.ts';
import { isPlainClick } from './isPlainClick.ts';
import { clearedHref } from './listAddress.ts';

interface NoCarsProps {
  readonly setup: CarListSetup;
  readonly query: SearchQuery;
  readonly onClear: () => void;
}

/** The message for no hits, with links to fewer filters or all cars. */
export function NoCars({ setup, query, onClear }: NoCarsProps) {
  const { texts } = setup.words;
  const isNarrowed = query.keyphrase !== '' || Object.keys(query.filters).length > 0;
  return (
    <div className={css.wayOn}>
      {isNarrowed && (
        <ButtonLink
          href={clearedHref(setup, query)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onClear();
          }}
        >
          {texts.carListClear}
        </ButtonLink>
      )}
      {setup.allHref !== undefined && (
        <ButtonLink href={setup.allHref} variant="secondary">
          {texts.carListAllCars}
        </ButtonLink>
      )}
    </div>
  );
}
