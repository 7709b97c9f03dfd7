import type { Place } from '../protocol/frameProtocol.ts';
import type { BlockTarget } from './pageStructure.ts';
import type { BlockNode } from './structureTree.ts';
import type { StructureControl } from './useStructure.ts';

/** What all rows of the tree of blocks need. */
export interface TreeContext {
  readonly structure: StructureControl;
  readonly chosen: Place | undefined;
  readonly onChoose: (place: Place) => void;
  /** Asks which block to add at a place. */
  readonly onAdd: (target: BlockTarget) => void;
  /** Asks to which page to copy a block. */
  readonly onCopy: (uid: string) => void;
  /** The block that is being dragged. */
  readonly dragged: BlockNode | undefined;
}
