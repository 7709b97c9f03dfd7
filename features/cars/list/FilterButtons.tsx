import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { filterCount } from '#domain/search/chips.ts';
import * as css from './CarBrowser.css.ts';
import { CountBadge } from './CountBadge.tsx';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { findResults } from './resultsHeading.ts';
import type { FiltersShown } from './useFiltersShown.ts';

interface FilterButtonsProps {
  /** Id of the filters beside the list. */
  readonly panelId: string;
  readonly filters: FiltersShown;
  readonly panel: FilterPanelProps;
  /** The visitor pressed the button in the drawer that shows the cars. */
  readonly onDone: () => void;
}

/** The buttons that show the filters: in a drawer on phones, beside the list in wide windows. */
export function FilterButtons({ panelId, filters, panel, onDone }: FilterButtonsProps) {
  const { carListFilters, carListShowFilters, carListHideFilters } = panel.words.texts;
  const isShown = filters.state === 'shown';
  return (
    <>
      <div className={css.onPhones}>
        <DrawerButton panel={panel} onDone={onDone} />
      </div>
      <div className={css.onDesktops}>
        <Button
          variant="secondary"
          leadingIcon="filter"
          aria-expanded={isShown}
          aria-controls={panelId}
          onClick={filters.toggle}
        >
          <CountedLabel panel={panel}>
            {isShown ? carListHideFilters : carListShowFilters}
          </CountedLabel>
        </Button>
      </div>
      <div className={css.noScript}>
        <ButtonLink href={`#${panelId}`} variant="secondary" leadingIcon="filter">
          {carListFilters}
        </ButtonLink>
      </div>
    </>
  );
}

interface CountedLabelProps {
  readonly panel: FilterPanelProps;
  readonly children: string;
}

function CountedLabel({ panel: { query, words }, children }: CountedLabelProps) {
  const count = filterCount(query.filters);
  return (
    <span className={css.buttonLabel}>
      <span>{children}</span>
      {count > 0 && <CountBadge count={count} words={words} />}
    </span>
  );
}

const loadDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** The button and its drawer, whose code is loaded on pointer contact or focus. */
function DrawerButton({ panel, onDone }: Pick<FilterButtonsProps, 'panel' | 'onDone'>) {
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const isDone = useRef(false);
  return (
    <>
      <Button
        variant="secondary"
        leadingIcon="filter"
        width="full"
        aria-haspopup="dialog"
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={({ currentTarget }) => {
          // Some browsers don't focus a clicked button; the drawer returns focus to it when it closes.
          moveFocus(currentTarget);
          isDone.current = false;
          setDrawer('open');
        }}
      >
        <CountedLabel panel={panel}>{panel.words.texts.carListFilters}</CountedLabel>
      </Button>
      {drawer !== 'unused' && (
        <Suspense>
          <FilterDrawer
            panel={panel}
            open={drawer === 'open'}
            onOpenChange={(isOpen) => setDrawer(isOpen ? 'open' : 'closed')}
            focusAfterClose={() => (isDone.current ? findResults() : undefined)}
            onDone={() => {
              isDone.current = true;
              setDrawer('closed');
              onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
