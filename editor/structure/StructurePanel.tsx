import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { describeAuthoringFailure } from '../api/authoringFailure.ts';
import { canMoveTo } from './allowedBlocks.ts';
import { Placeholder } from './BlockTree.tsx';
import { announcementsOf, instructions } from './dragWords.ts';
import { allDropZones, targetOfZone } from './dropZones.ts';
import { nextGap } from './nextGap.ts';
import * as css from './StructurePanel.css.ts';
import { allBlocks, type BlockNode } from './structureTree.ts';
import type { TreeContext } from './treeContext.ts';
import type { StructureControl } from './useStructure.ts';

type StructurePanelProps = Omit<TreeContext, 'dragged'>;

/** The blocks of a page as a tree, in which they can be moved, copied and removed. */
export const StructurePanel = memo(function StructurePanel({
  structure,
  chosen,
  onChoose,
  onAdd,
  onCopy,
}: StructurePanelProps) {
  const { tree, canChange, call } = structure;
  const region = useRef<HTMLDivElement>(null);
  useKeptFocus(region);
  return (
    <Stack gap="m">
      {call.kind === 'failed' && (
        <Message tone="danger" urgency="polite">
          <p>{describeAuthoringFailure(call.failure)}</p>
        </Message>
      )}
      {!canChange && (
        <Text style="small" tone="muted">
          The blocks can be looked at but not moved, because the layout of this page can’t be read.
        </Text>
      )}
      <BlockDragging structure={structure}>
        {(dragged) => (
          <div ref={region} className={css.tree} tabIndex={-1}>
            {tree.map((node) => (
              <Placeholder
                key={node.address.placeholder}
                node={node}
                tree={{ structure, chosen, onChoose, onAdd, onCopy, dragged }}
              />
            ))}
          </div>
        )}
      </BlockDragging>
    </Stack>
  );
});

interface BlockDraggingProps {
  readonly structure: StructureControl;
  readonly children: (dragged: BlockNode | undefined) => ReactNode;
}

/** Drags blocks into gaps, by pointer and by keys, and says where a block is. */
function BlockDragging({ structure: { tree, manifest, move }, children }: BlockDraggingProps) {
  const [uid, setUid] = useState<string>();
  const id = useId();
  const nodes = useMemo(
    () => new Map(allBlocks(tree).map((node) => [node.placed.uid, node])),
    [tree],
  );
  const zones = useMemo(() => new Map(allDropZones(tree).map((zone) => [zone.id, zone])), [tree]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextGap }),
  );
  const words = announcementsOf({ nodes, zones });
  return (
    <DndContext
      id={id}
      sensors={sensors}
      accessibility={{ announcements: words, screenReaderInstructions: instructions }}
      onDragStart={({ active }) => setUid(String(active.id))}
      onDragCancel={() => setUid(undefined)}
      onDragEnd={({ active, over }) => {
        setUid(undefined);
        const node = nodes.get(String(active.id));
        const zone = over ? zones.get(String(over.id)) : undefined;
        if (node && zone && canMoveTo(node, zone.placeholder.address, manifest))
          move(node.placed.uid, targetOfZone(zone, node));
      }}
    >
      {children(uid === undefined ? undefined : nodes.get(uid))}
    </DndContext>
  );
}
