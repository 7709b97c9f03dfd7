import { Message } from '#design-system';
import { fillText } from '#domain/fillText.ts';
import type { BlockFrame } from '../block.ts';

interface NothingToShowProps {
  /** The block's name on the platform. */
  readonly name: string;
  readonly frame: BlockFrame;
}

/** For editors: a notice in place of a block that has nothing to show. */
export function NothingToShow({ name, frame: { dictionary } }: NothingToShowProps) {
  const text = fillText(dictionary.sectionErrorComponent, { component: name });
  return <Message tone="warning">{text}</Message>;
}
