import { useDraggable } from '@dnd-kit/core';
import { useId } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { BlockActions } from './BlockActions.tsx';
import { blockTitle } from './blockWords.ts';
import { type DropZone, dropZone } from './dropZones.ts';
import { Gap } from './Gap.tsx';
import * as css from './StructurePanel.css.ts';
import type { BlockNode, PlaceholderNode } from './structureTree.ts';
import type { TreeContext } from './treeContext.ts';

interface PlaceholderProps {
  readonly node: PlaceholderNode;
  readonly tree: TreeContext;
}

/** A placeholder with its blocks, and the gaps between them. */
export function Placeholder({ node, tree }: PlaceholderProps) {
  const id = useId();
  const zones: readonly DropZone[] = [...node.blocks, undefined].map((_, at) => dropZone(node, at));
  return (
    <section aria-labelledby={id} className={css.placeholder}>
      <div className={css.placeholderHead}>
        <h3 id={id} className={css.placeholderTitle}>
          {node.title}
        </h3>
        {!node.isKnown && <Badge tone="warning">Unknown</Badge>}
      </div>
      <ul className={css.blocks}>
        {node.blocks.map((block, at) => (
          <li key={block.placed.uid}>
            {zones[at] && <Gap zone={zones[at]} tree={tree} />}
            <BlockRow node={block} placeholder={node} index={at} tree={tree} />
          </li>
        ))}
      </ul>
      {zones.at(-1) && <Gap zone={dropZone(node, node.blocks.length)} tree={tree} isLast />}
    </section>
  );
}

interface BlockRowProps {
  readonly node: BlockNode;
  readonly placeholder: PlaceholderNode;
  readonly index: number;
  readonly tree: TreeContext;
}

/** A block in the tree, with what is in it. */
function BlockRow({ node, placeholder, index, tree }: BlockRowProps) {
  const { uid } = node.placed;
  const { structure, chosen, dragged, onCopy } = tree;
  const draggable = useDraggable({ id: uid });
  const isChosen = chosen?.uid === uid;
  return (
    <div
      ref={draggable.setNodeRef}
      className={css.block}
      data-dragged={dragged === node || undefined}
      data-hidden={node.placed.isHidden || undefined}
    >
      <RowHead node={node} tree={tree} isChosen={isChosen} draggable={draggable} />
      {isChosen && structure.canChange && (
        <BlockActions
          node={node}
          placeholder={placeholder}
          index={index}
          structure={structure}
          title={blockTitle(node.name)}
          onCopy={() => onCopy(uid)}
        />
      )}
      <div className={css.inside}>
        {node.placeholders.map((inner) => (
          <Placeholder key={inner.address.placeholder} node={inner} tree={tree} />
        ))}
      </div>
    </div>
  );
}

interface RowHeadProps {
  readonly node: BlockNode;
  readonly tree: TreeContext;
  readonly isChosen: boolean;
  readonly draggable: ReturnType<typeof useDraggable>;
}

/** The name of a block, and what it is dragged by. */
function RowHead({ node, tree, isChosen, draggable }: RowHeadProps) {
  const title = blockTitle(node.name);
  return (
    <div className={css.row} data-chosen={isChosen || undefined}>
      {tree.structure.canChange && (
        <button
          {...draggable.attributes}
          {...draggable.listeners}
          ref={draggable.setActivatorNodeRef}
          type="button"
          aria-label={`Move ${title}`}
          className={css.handle}
        >
          <span className={css.dots} />
        </button>
      )}
      <button
        type="button"
        aria-pressed={isChosen}
        className={css.name}
        onClick={() => tree.onChoose({ kind: 'block', uid: node.placed.uid })}
      >
        {title}
      </button>
      {node.placed.isHidden && <Badge>Hidden</Badge>}
      {!node.block && <Badge tone="warning">Unknown</Badge>}
    </div>
  );
}
