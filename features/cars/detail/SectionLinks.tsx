import { useEffect, useRef } from 'react';
import type { CarSection } from './carSections.ts';
import * as css from './SectionLinks.css.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface SectionLinksProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly sections: readonly CarSection[];
}

/** Links to the sections of the page, below the site's header. The section in view is marked. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(list, sections);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // The list may be wider than the window. Scrolling into view could scroll the page, too.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 });
  });

  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.links}>
        {sections.map(({ id, label: text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.link}
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
