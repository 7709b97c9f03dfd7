import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Moves a dragged block by the arrow keys from gap to gap, in the order of the page. */
export const nextGap: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const direction = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (direction === 0) return undefined;
  event.preventDefault();
  const { collisionRect, droppableContainers, droppableRects } = context;
  if (!collisionRect) return undefined;
  const middle = collisionRect.top + collisionRect.height / 2;
  const tops = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .map(({ top, height }) => top + height / 2)
    .filter((gap) => (gap - middle) * direction > 1)
    .toSorted((a, b) => (a - b) * direction);
  const [gap] = tops;
  return gap === undefined
    ? undefined
    : { ...currentCoordinates, y: currentCoordinates.y + gap - middle };
};
