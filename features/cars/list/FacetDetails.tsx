import { panel, sign, trigger } from '#design-system/Accordion/classes.ts';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { FacetPanelsProps } from './FilterPanel.tsx';

/**
 * The facets as `<details>`, which also work without script and until the Accordion is loaded. They
 * look like its panels, so that nothing moves when it replaces them.
 */
export function FacetDetails({ panels, open, onOpenChange }: FacetPanelsProps) {
  return panels.map(({ name, title, content }) => {
    const isOpen = open.includes(name);
    return (
      <details
        key={name}
        className={panel}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          // Browsers also report the initial state.
          if (currentTarget.open === isOpen) return;
          onOpenChange(isOpen ? open.filter((each) => each !== name) : [...open, name]);
        }}
      >
        <summary className={trigger}>
          {title}
          <span className={sign}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        {content}
      </details>
    );
  });
}
