import type { ReactNode } from 'react';
import type { NativeProps } from '../native.ts';
import { chip } from './Chip.css.ts';

export interface ChipProps extends NativeProps<'span'> {
  /** A property or topic, such as "Electric" or "Automatic". */
  readonly children: ReactNode;
}

/**
 * A static tag. Use RemovableChip for a tag that can be removed, ToggleChip for one that can be
 * selected.
 */
export function Chip(props: ChipProps) {
  return <span {...props} className={chip} />;
}
