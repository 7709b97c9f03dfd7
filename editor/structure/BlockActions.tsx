import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
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
  /** Asks to which page to copy it. */
  readonly onCopy: () => void;
}

/** The actions of the chosen block. They also move it without dragging. */
export function BlockActions(props: BlockActionsProps) {
  const { node, placeholder, index, structure, title, onCopy } = props;
  const { move, duplicate, remove, call } = structure;
  const { uid } = node.placed;
  const { address, blocks } = placeholder;
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
        disabled={call.kind === 'pending'}
        onClick={() => void duplicate(uid)}
      />
      <IconButton icon="trash" label={`Remove ${title}`} onClick={() => remove(uid)} />
      <HideAction node={node} structure={structure} title={title} />
      {node.block && (
        <button
          type="button"
          className={css.textAction}
          aria-label={`Copy to another page: ${title}`}
          onClick={onCopy}
        >
          Copy to another page
        </button>
      )}
    </fieldset>
  );
}

/** Hides a block from visitors, and shows it again. */
function HideAction({
  node,
  structure: { setHidden },
  title,
}: Pick<BlockActionsProps, 'node' | 'structure' | 'title'>) {
  const { uid, isHidden = false } = node.placed;
  const action = isHidden ? 'Show' : 'Hide';
  return (
    <>
      <button
        type="button"
        className={css.textAction}
        aria-label={`${action} ${title}`}
        onClick={() => setHidden(uid, !isHidden)}
      >
        {action}
      </button>
      <VisuallyHidden>
        <span role="status">{isHidden && `Visitors don’t see ${title}.`}</span>
      </VisuallyHidden>
    </>
  );
}
