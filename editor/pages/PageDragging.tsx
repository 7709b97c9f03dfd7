import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { PageEntry } from '../api/authoringApi.ts';
import { nextGap } from '../structure/nextGap.ts';
import {
  allPageZones,
  describePageZone,
  isOwnZone,
  type PageTarget,
  type PageZone,
  targetOfPageZone,
} from './pageZones.ts';

interface PageDraggingProps {
  readonly pages: readonly PageEntry[];
  readonly onDrop: (page: PageEntry, target: PageTarget) => void;
  /** Called with the page that is dragged. */
  readonly children: (dragged: PageEntry | undefined) => ReactNode;
}

/** Drags pages in the tree, by pointer and by keys, and says where a page is. */
export function PageDragging({ pages, onDrop, children }: PageDraggingProps) {
  const [dragged, setDragged] = useState<PageEntry>();
  const id = useId();
  const zones = useMemo(() => allPageZones(pages), [pages]);
  const byId = useMemo(() => new Map(pages.map((page) => [page.itemId, page])), [pages]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextGap }),
  );
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={nearestRow}
      accessibility={{
        announcements: announcementsOf(byId, zones),
        screenReaderInstructions: instructions,
      }}
      onDragStart={({ active }) => setDragged(byId.get(String(active.id)))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const page = byId.get(String(active.id));
        const zone = over ? zones.get(String(over.id)) : undefined;
        const target = page && zone && targetOfPageZone(zone, page, pages);
        if (target) onDrop(page, target);
      }}
    >
      {children(dragged)}
    </DndContext>
  );
}

/** The place whose middle is nearest to the pointer, or to the dragged page: the places are rows, and the gaps between them. */
const nearestRow: CollisionDetection = (asked) => {
  const { collisionRect, droppableContainers, droppableRects, pointerCoordinates } = asked;
  const y = pointerCoordinates?.y ?? collisionRect.top + collisionRect.height / 2;
  const near = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect ? [{ id, distance: Math.abs(rect.top + rect.height / 2 - y) }] : [];
  });
  const [nearest] = near.toSorted((one, other) => one.distance - other.distance);
  return nearest ? [{ id: nearest.id }] : [];
};

const instructions: ScreenReaderInstructions = {
  draggable:
    'Press space to pick the page up, the up and down arrows to move it, space to put it down, and Escape to leave it where it was.',
};

/** What a screen reader says while a page is dragged. What came of it is said when the service has done it. */
function announcementsOf(
  pages: ReadonlyMap<string, PageEntry>,
  zones: ReadonlyMap<string, PageZone>,
): Announcements {
  const title = (id: string | number) => pages.get(String(id))?.displayName ?? 'The page';
  /** A place where the page isn't already. */
  const placeOver = (id: string | number, over: string | number | undefined) => {
    const [page, zone] = [pages.get(String(id)), zones.get(String(over))];
    return page && zone && !isOwnZone(zone, page) ? describePageZone(zone) : undefined;
  };
  return {
    onDragStart: ({ active }) => `${title(active.id)} is picked up.`,
    onDragOver: ({ active, over }) => {
      const place = placeOver(active.id, over?.id);
      return place && `${title(active.id)} would be ${place}.`;
    },
    onDragEnd: ({ active, over }) =>
      placeOver(active.id, over?.id) ? undefined : `${title(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${title(active.id)} stays where it was.`,
  };
}
