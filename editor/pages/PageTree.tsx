import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Badge } from '#design-system/Badge/Badge.tsx';
import type { DropdownMenuAction } from '#design-system/DropdownMenu/DropdownMenu.tsx';
import { wildcard } from '#domain/content/wildcards.ts';
import type { PageEntry } from '../api/authoringApi.ts';
import type { PageNode } from '../panels/pageTree.ts';
import { PageMenu } from './PageMenu.tsx';
import * as css from './PageTree.css.ts';
import { nameOfRoute } from './pageFacts.ts';
import { isOwnZone, type PageZone, pageZone, targetOfPageZone } from './pageZones.ts';

/** What the rows of the tree have in common. */
export interface PageRows {
  readonly pages: readonly PageEntry[];
  /** The id of the page that is open. */
  readonly openId: string;
  readonly onOpen: (itemId: string) => void;
  readonly actionsFor: (page: PageEntry) => readonly DropdownMenuAction[];
}

interface PageNodesProps {
  readonly nodes: readonly PageNode[];
  readonly rows: PageRows;
  /** The page that is dragged. */
  readonly dragged: PageEntry | undefined;
}

/** Pages with those below them, which can be dragged. */
export function PageNodes({ nodes, rows, dragged }: PageNodesProps) {
  return (
    <ul className={css.list}>
      {nodes.map(({ page, children }) => (
        <li key={page.itemId}>
          <PageGap page={page} rows={rows} dragged={dragged} />
          <DraggedRow page={page} rows={rows} dragged={dragged} />
          {children.length > 0 && (
            <div className={css.below}>
              <PageNodes nodes={children} rows={rows} dragged={dragged} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface DraggingProps extends Omit<PageNodesProps, 'nodes'> {
  readonly page: PageEntry;
}

/** Whether the dragged page is over a place, and may be dropped there. */
function useZone(zone: PageZone, { rows, dragged }: Omit<DraggingProps, 'page'>) {
  const canDrop = dragged !== undefined && targetOfPageZone(zone, dragged, rows.pages);
  const isOwn = dragged !== undefined && isOwnZone(zone, dragged);
  const { setNodeRef, isOver } = useDroppable({ id: zone.id, disabled: !canDrop && !isOwn });
  return { setNodeRef, state: isOver && !isOwn ? 'over' : undefined };
}

/** The place before a page. */
function PageGap({ page, ...dragging }: DraggingProps) {
  const { setNodeRef, state } = useZone(pageZone('before', page), dragging);
  return <div ref={setNodeRef} className={css.gap} data-zone={state} />;
}

/** A page that can be dragged, and below which others can be dropped. */
function DraggedRow({ page, rows, dragged }: DraggingProps) {
  const { itemId, displayName, route } = page;
  const zone = useZone(pageZone('below', page), { rows, dragged });
  const draggable = useDraggable({ id: itemId });
  return (
    <div
      ref={(row) => {
        zone.setNodeRef(row);
        draggable.setNodeRef(row);
      }}
      className={css.row}
      data-open={itemId === rows.openId || undefined}
      data-dragged={dragged?.itemId === itemId || undefined}
      data-zone={zone.state}
    >
      {route === '/' ? (
        <span className={css.noHandle} />
      ) : (
        <button
          {...draggable.attributes}
          {...draggable.listeners}
          ref={draggable.setActivatorNodeRef}
          type="button"
          aria-label={`Drag ${displayName}`}
          className={css.handle}
        >
          <span className={css.dots} />
        </button>
      )}
      <PageRow page={page} rows={rows} address={lastPart(route)} />
    </div>
  );
}

/** The last part of an address, with a star for one that is open. */
function lastPart(route: string): string {
  const name = nameOfRoute(route);
  return `/${name === wildcard ? '*' : name}`;
}

interface FoundPagesProps {
  readonly found: readonly PageEntry[];
  readonly rows: PageRows;
}

/** Pages that were found, without the tree. */
export function FoundPages({ found, rows }: FoundPagesProps) {
  return (
    <ul className={css.list}>
      {found.map((page) => (
        <li key={page.itemId}>
          <div className={css.row} data-open={page.itemId === rows.openId || undefined}>
            <PageRow page={page} rows={rows} address={page.route} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface PageRowProps {
  readonly page: PageEntry;
  readonly rows: PageRows;
  /** Its address as it is shown: in the tree only the last part, because the pages above say the others. */
  readonly address: string;
}

/** The title and the address of a page, and what can be done with it. */
function PageRow({ page, rows, address }: PageRowProps) {
  const { openId, onOpen, actionsFor } = rows;
  const { itemId, displayName, route, publishedRoute } = page;
  return (
    <>
      <button
        type="button"
        aria-current={itemId === openId ? 'page' : undefined}
        className={css.name}
        onClick={() => onOpen(itemId)}
      >
        <span>{displayName}</span>
        <span className={css.route}>{address}</span>
        {publishedRoute === undefined && <Badge tone="info">Draft</Badge>}
      </button>
      <PageMenu itemId={itemId} title={displayName} route={route} actions={actionsFor(page)} />
    </>
  );
}
