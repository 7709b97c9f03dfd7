import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { filterCount } from '#domain/search/chips.ts';
import * as css from './CarBrowser.css.ts';
import { CountBadge } from './FacetGroup.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import type { FiltersShown } from './useFiltersShown.ts';

interface FilterButtonsProps {
  /** Id of the filters beside the list. */
  readonly panelId: string;
  readonly filters: FiltersShown;
  readonly panel: FilterPanelProps;
  /** The visitor is done in the drawer and wants to see the cars. */
  readonly onDone: () => void;
}

const loadDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** The way to the filters: on phones a drawer, on wide windows a place beside the list. */
export function FilterButtons({ panelId, filters, panel, onDone }: FilterButtonsProps) {
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const { query, words } = panel;
  const { carListFilters, carListShowFilters, carListHideFilters } = words.texts;
  const count = filterCount(query.filters);
  const badge = count > 0 && <CountBadge count={count} words={words} />;
  return (
    <>
      <div className={css.onPhones}>
        <Button
          variant="secondary"
          leadingIcon="filter"
          width="full"
          aria-haspopup="dialog"
          onPointerEnter={loadDrawer}
          onFocus={loadDrawer}
          onClick={({ currentTarget }) => {
            // Some browsers give a button no focus when it is clicked; the drawer gives it back.
            currentTarget.focus();
            setDrawer('open');
          }}
        >
          <span className={css.buttonLabel}>
            {carListFilters}
            {badge}
          </span>
        </Button>
      </div>
      <div className={css.onDesktops}>
        <Button
          variant="secondary"
          leadingIcon="filter"
          aria-expanded={filters.state === 'shown'}
          aria-controls={panelId}
          onClick={filters.toggle}
        >
          <span className={css.buttonLabel}>
            {filters.state === 'shown' ? carListHideFilters : carListShowFilters}
            {badge}
          </span>
        </Button>
      </div>
      <div className={css.noScript}>
        <ButtonLink href={`#${panelId}`} variant="secondary" leadingIcon="filter">
          {carListFilters}
        </ButtonLink>
      </div>
      {drawer !== 'unused' && (
        <Suspense>
          <FilterDrawer
            {...panel}
            open={drawer === 'open'}
            onOpenChange={(isOpen) => setDrawer(isOpen ? 'open' : 'closed')}
            onDone={() => {
              setDrawer('closed');
              onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
