import { useRef } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { fillText } from '#domain/fillText.ts';
import * as css from './FilterPanel.css.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { useAccordionOnHover } from './useAccordionOnHover.ts';

/** The facets beside the list, and the button that submits them without JavaScript. */
export function SidePanel({ words, hits, status: _status, ...panel }: FilterPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const Panels = useAccordionOnHover(root);
  return (
    <div ref={root}>
      <FilterPanel {...panel} words={words} Panels={Panels} />
      <div className={css.submit}>
        <Button type="submit" width="full">
          {fillText(words.texts.carListShowHits, { total: hits })}
        </Button>
      </div>
    </div>
  );
}
