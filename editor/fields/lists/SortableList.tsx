import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { focusBeyond, focusNeighbour } from '#design-system/focus/focus.ts';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import * as css from '../fields.css.ts';

/** An entry of a list that editors arrange. */
export interface SortableEntry {
  /** Unique in the list. */
  readonly id: string;
  readonly title: string;
  /** Shown below the title. */
  readonly body?: ReactNode;
}

interface SortableListProps {
  /** The name of the list. */
  readonly label: string;
  readonly entries: readonly SortableEntry[];
  /** Called with the ids in their new order, or without one that was removed. */
  readonly onChange: (ids: readonly string[]) => void;
}

/** A list whose entries are dragged by pointer or keyboard, moved by buttons, and removed. */
export function SortableList({ label, entries, onChange }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = entries.map(({ id }) => id);
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onChange(moved(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announcementsOf(entries),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={css.entries} aria-label={label}>
          {entries.map((entry, at) => (
            <SortableItem
              key={entry.id}
              entry={entry}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              onMove={(by) => onChange(moved(ids, at, at + by))}
              onRemove={() => onChange(ids.toSpliced(at, 1))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const instructions =
  'Press the space bar to lift the entry, the arrow keys to move it, the space bar again to drop it, and Escape to leave it where it was.';

/** What screen readers say while an entry is dragged. */
function announcementsOf(entries: readonly SortableEntry[]): Announcements {
  const titleOf = (id: unknown) => entries.find((entry) => entry.id === id)?.title ?? 'The entry';
  const placeOf = (id: unknown) =>
    `place ${entries.findIndex((entry) => entry.id === id) + 1} of ${entries.length}`;
  return {
    onDragStart: ({ active }) => `${titleOf(active.id)} is lifted.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOf(active.id)} is at ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `${titleOf(active.id)} is dropped at ${placeOf(over.id)}.`
        : `${titleOf(active.id)} stays.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
}

/** A list with one entry at another place. */
function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || from < 0 || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));
}

interface SortableItemProps {
  readonly entry: SortableEntry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function SortableItem({ entry, ...actions }: SortableItemProps) {
  const { id, title, body } = entry;
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id });
  const translate = transform ? `${transform.x}px ${transform.y}px` : undefined;
  return (
    <li ref={setNodeRef} className={css.entry} style={{ translate, transition }}>
      <span>{title}</span>
      <span className={css.entryTools}>
        <button
          {...attributes}
          {...listeners}
          type="button"
          className={css.handle}
          aria-label={`Drag ${title}`}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        <EntryButtons {...actions} title={title} />
      </span>
      {body && <div className={css.entryBody}>{body}</div>}
    </li>
  );
}

type EntryButtonsProps = Omit<SortableItemProps, 'entry'> & { readonly title: string };

function EntryButtons({ title, isFirst, isLast, onMove, onRemove }: EntryButtonsProps) {
  return (
    <>
      <IconButton
        icon="chevron-up"
        label={`Move ${title} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={`Move ${title} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        icon="trash"
        label={`Remove ${title}`}
        onClick={({ currentTarget }) => {
          leaveEntry(currentTarget);
          onRemove();
        }}
      />
    </>
  );
}

/** Moves the focus to the same button of another entry, or beyond the list with the last one. */
function leaveEntry(button: HTMLElement): void {
  const list = button.closest('ol');
  const buttons = [...(list?.querySelectorAll(':scope > li > span > button:last-child') ?? [])];
  if (list && !focusNeighbour(buttons, button)) focusBeyond(list);
}
