import { Accordion } from '#design-system/Accordion/Accordion.tsx';
import { Button } from '#design-system/Button/Button.tsx';
import { Drawer } from '#design-system/Drawer/Drawer.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterPanelProps } from './FilterPanelProps.ts';

interface FilterDrawerProps {
  readonly panel: FilterPanelProps;
  /** Whether the drawer is open. */
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The visitor pressed the button that shows the cars. */
  readonly onDone: () => void;
  /** Called when the drawer has closed, to find the element to focus. */
  readonly focusAfterClose: () => HTMLElement | null | undefined;
}

/** The filters on phones. Choices apply at once; the button shows the number of hits. */
export function FilterDrawer({ panel, onDone, focusAfterClose, ...drawer }: FilterDrawerProps) {
  const { hits, status, ...facets } = panel;
  const { carListFilters, carListShowHits, carListClear, close } = panel.words.texts;
  return (
    <Drawer
      {...drawer}
      title={carListFilters}
      closeLabel={close}
      focusAfterClose={focusAfterClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => panel.onChange({ type: 'cleared' })}>
            {carListClear}
          </Button>
          <Button onClick={onDone}>{fillText(carListShowHits, { total: hits })}</Button>
        </>
      }
    >
      <FilterPanel {...facets} Panels={Accordion} />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Drawer>
  );
}
