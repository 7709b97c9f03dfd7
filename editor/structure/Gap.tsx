import { useDroppable } from '@dnd-kit/core';
import { canMoveTo } from './allowedBlocks.ts';
import { type DropZone, describeZone } from './dropZones.ts';
import * as css from './StructurePanel.css.ts';
import type { TreeContext } from './treeContext.ts';

interface GapProps {
  readonly zone: DropZone;
  readonly tree: TreeContext;
  /** The last gap of a placeholder always shows its button. */
  readonly isLast?: boolean | undefined;
}

/** A gap between blocks: blocks are dropped into it, and its button adds one there. */
export function Gap({ zone, tree: { structure, dragged, onAdd }, isLast = false }: GapProps) {
  const { address, isKnown } = zone.placeholder;
  const canDrop = dragged !== undefined && canMoveTo(dragged, address, structure.manifest);
  const { setNodeRef, isOver } = useDroppable({ id: zone.id, disabled: !canDrop });
  const state = dragged === undefined ? 'idle' : isOver ? 'over' : canDrop ? 'open' : 'closed';
  return (
    <div ref={setNodeRef} className={css.gap} data-state={state} data-last={isLast || undefined}>
      {structure.canChange && isKnown && dragged === undefined && (
        <button
          type="button"
          aria-label={`Add a block ${describeZone(zone)}`}
          className={css.add}
          onClick={() => onAdd({ ...address, index: zone.before })}
        >
          {isLast ? 'Add a block' : '+'}
        </button>
      )}
    </div>
  );
}
