import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { blockTitle } from './blockWords.ts';
import { type DropZone, describeZone } from './dropZones.ts';
import type { BlockNode } from './structureTree.ts';

/** What a screen reader says about the button that moves a block. */
export const instructions: ScreenReaderInstructions = {
  draggable:
    'Press space to pick the block up, the up and down arrows to move it, space to put it down, and Escape to leave it where it was.',
};

interface DragNames {
  readonly nodes: ReadonlyMap<string, BlockNode>;
  readonly zones: ReadonlyMap<string, DropZone>;
}

/** What a screen reader says while a block is moved. */
export function announcementsOf({ nodes, zones }: DragNames): Announcements {
  const title = (id: string | number) => blockTitle(nodes.get(String(id))?.name ?? 'The block');
  const place = (id: string | number) => {
    const zone = zones.get(String(id));
    return zone ? describeZone(zone) : 'somewhere';
  };
  return {
    onDragStart: ({ active }) => `${title(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${title(active.id)} would be ${place(over.id)}.`
        : `${title(active.id)} is over no place for a block.`,
    onDragEnd: ({ active, over }) =>
      over
        ? `${title(active.id)} is now ${place(over.id)}.`
        : `${title(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${title(active.id)} stays where it was.`,
  };
}
