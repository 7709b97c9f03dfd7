import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import * as css from './StructurePanel.css.ts';
import type { BlockNode, PlaceholderNode } from './structureTree.ts';
import type { StructureControl } from './useStructure.ts';

interface BlockActionsProps {
  readonly node: BlockNode;
  readonly placeholder: PlaceholderNode;
  /** The place of the block in its placeholder. */
  readonly index: number;
  readonly structure: StructureControl;
  readonly title: string;
}

/** The actions of the chosen block. They also move it without dragging. */
export function BlockActions({ node, placeholder, index, structure, title }: BlockActionsProps) {
  const { move, duplicate, remove, call } = structure;
  const { uid } = node.placed;
  const { address, blocks } = placeholder;
  const isBusy = call.kind === 'pending';
  return (
    <fieldset aria-label={`Actions for ${title}`} className={css.actions}>
      <IconButton
        icon="chevron-up"
        label={`Move ${title} up`}
        disabled={index === 0}
        onClick={() => move(uid, { ...address, index: index - 1 })}
      />
      <IconButton
        icon="chevron-down"
        label={`Move ${title} down`}
        disabled={index === blocks.length - 1}
        onClick={() => move(uid, { ...address, index: index + 1 })}
      />
      <IconButton
        icon="copy"
        label={`Duplicate ${title}`}
        disabled={isBusy}
        onClick={() => void duplicate(uid)}
      />
      <IconButton icon="trash" label={`Remove ${title}`} onClick={() => remove(uid)} />
    </fieldset>
  );
}
