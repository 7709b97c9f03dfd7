import type { ReactNode } from 'react';
import type { NativeProps } from '../native.ts';
import { chip } from './Chip.css.ts';

export interface ChipProps extends NativeProps<'span'> {
  /** A property or a subject, such as "Electric" or "Automatic". */
  children: ReactNode;
}

/** A word that describes something. To take it away see RemovableChip, to choose it ToggleChip. */
export function Chip(props: ChipProps) {
  return <span {...props} className={chip} />;
}
