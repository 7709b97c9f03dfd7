import type { ReactNode } from 'react';
import { surface } from '#themes/surfaces.css.ts';
import { type SurfaceName, surfaceNames } from '#tokens/names.ts';
import { column, columns, ground } from './SurfaceForms.css.ts';

interface SurfaceFormsProps {
  /** Draws the specimens for one surface; its name keeps names and ids apart. */
  children: (surface: SurfaceName) => ReactNode;
}

/** The same specimens on all four grounds, each in a form of its own so that radios don't mix. */
export function SurfaceForms({ children }: SurfaceFormsProps) {
  return surfaceNames.map((name) => (
    <form aria-label={name} className={`${surface[name]} ${ground}`} key={name} noValidate>
      <div className={columns}>{children(name)}</div>
    </form>
  ));
}

interface ColumnProps {
  /** Specimens under each other. */
  children: ReactNode;
}

/** A column of specimens as narrow as a form. */
export function Column({ children }: ColumnProps) {
  return <div className={column}>{children}</div>;
}
