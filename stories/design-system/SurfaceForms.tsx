import type { ReactNode } from 'react';
import { surface } from '#themes/surfaces.css.ts';
import { type SurfaceName, surfaceNames } from '#tokens/names.ts';
import { column, columns, ground } from './SurfaceForms.css.ts';

interface SurfaceFormsProps {
  /** Renders the specimens for one surface; use its name to make names and ids unique. */
  readonly children: (surface: SurfaceName) => ReactNode;
}

/**
 * The same specimens on all four surfaces, each in a separate form so that radio groups do not
 * interfere.
 */
function SurfaceForms({ children }: SurfaceFormsProps) {
  return surfaceNames.map((name) => (
    <form aria-label={name} className={`${surface[name]} ${ground}`} key={name} noValidate>
      <div className={columns}>{children(name)}</div>
    </form>
  ));
}

interface ColumnProps {
  /** The specimens, from top to bottom. */
  readonly children: ReactNode;
}

/** A column of specimens with the width of a form. */
export function Column({ children }: ColumnProps) {
  return <div className={column}>{children}</div>;
}

/**
 * A Storybook story with the same specimens on all four surfaces, in the whole window.
 *
 * @param render - Renders the specimens for one surface, with the arguments of the story.
 */
export function onSurfaces<Args>(render: (surface: SurfaceName, args: Args) => ReactNode) {
  return {
    parameters: { layout: 'fullscreen' },
    render: (args: Args) => <SurfaceForms>{(surface) => render(surface, args)}</SurfaceForms>,
  };
}
