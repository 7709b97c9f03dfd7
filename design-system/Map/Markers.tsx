import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fillText } from '#domain/fillText.ts';
import { moveFocus } from '../focus/focus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { cameraFor } from './camera.ts';
import { groupPoints, type PanePoint, spreadPoints } from './groups.ts';
import * as css from './Map.css.ts';
import type { MapLabels, MapMarker, MapViewProps } from './MapViewProps.ts';
import type { OpenMap } from './openMap.ts';

interface MarkersProps
  extends Pick<MapViewProps, 'markers' | 'markersFromZoom' | 'selected' | 'onSelect'>,
    Pick<MapLabels, 'group'> {
  readonly map: OpenMap;
  /** Registers a listener for movements of the map; returns a function that removes it. */
  readonly onMoved: (listener: () => void) => () => void;
}

/**
 * The markers of a map, in reading order. They move with it without rendering again. Markers that would hide each
 * other are a group, at one of them.
 */
export function Markers({ map, markers, group, selected, onSelect, ...props }: MarkersProps) {
  const list = useRef<HTMLUListElement>(null);
  const groups = useGroups(list, { map, markers, ...props });
  useFocusOfGroup(list, groups);
  return (
    <ul ref={list} className={css.markers}>
      {markers.map((marker, index) => {
        const members = membersAt(groups, index).flatMap((at) => markers[at] ?? []);
        return (
          <li
            key={marker.id}
            className={css.place}
            style={layerOf(marker, selected)}
            hidden={members.length === 0}
            data-selected={marker.id === selected || undefined}
          >
            <Marker
              marker={marker}
              members={members}
              isSelected={marker.id === selected}
              group={group}
              onSelect={onSelect}
              map={map}
            />
          </li>
        );
      })}
    </ul>
  );
}

type Groups = ReturnType<typeof groupPoints>;

/** The markers that stand where a marker does: itself and those that it would hide; none if it is in another's group. */
function membersAt(groups: Groups, index: number): readonly number[] {
  return groups.find(([first]) => first === index) ?? [];
}

/** Places the markers as the map moves. Renders again only when other markers hide each other. */
function useGroups(
  list: RefObject<HTMLUListElement | null>,
  {
    map,
    markers,
    markersFromZoom = 0,
    onMoved,
  }: Pick<MarkersProps, 'map' | 'markers' | 'markersFromZoom' | 'onMoved'>,
): Groups {
  const [groups, setGroups] = useState<Groups>(() => markers.map((_, index) => [index]));
  useLayoutEffect(() => {
    const place = () => {
      if (list.current) list.current.hidden = !map.isAsCloseAs(markersFromZoom);
      const { points, groups: next } = placesOf(markers, map);
      points.forEach((point, index) => {
        const item = list.current?.children[index];
        if (item instanceof HTMLElement) move(item, point);
      });
      setGroups((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    place();
    return onMoved(place);
  }, [list, map, markers, markersFromZoom, onMoved]);
  return groups;
}

/** Markers that can't be told apart by zooming in stand beside each other. */
function placesOf(markers: readonly MapMarker[], map: OpenMap) {
  const places = markers.map((marker) => map.project(marker));
  const points: readonly PanePoint[] = map.isClosest() ? spreadPoints(places) : places;
  return { points, groups: groupPoints(points) };
}

/** If the marker with the focus has become part of a group, the group gets it. */
function useFocusOfGroup(list: RefObject<HTMLUListElement | null>, groups: Groups): void {
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const hidden = items.findIndex((item) => item.contains(document.activeElement));
    const group = groups.find((members) => members.includes(hidden));
    const first = items[group?.[0] ?? hidden];
    if (hidden !== group?.[0]) moveFocus(first?.querySelector('button'), 'still');
  }, [list, groups]);
}

interface MarkerProps extends Pick<MarkersProps, 'map' | 'group' | 'onSelect'> {
  readonly marker: MapMarker;
  /** The markers that stand here, this one first; none if it is in another one's group. */
  readonly members: readonly MapMarker[];
  readonly isSelected: boolean;
}

function Marker({ marker, members, isSelected, group, onSelect, map }: MarkerProps) {
  if (members.length > 1) {
    const name = fillText(group, { count: `${members.length}` });
    const enlarge = () => map.enlarge(cameraFor({ places: members }));
    return (
      <Pin name={name} onPress={enlarge} onFocus={() => map.center(marker)}>
        <span className={css.count}>{members.length}</span>
      </Pin>
    );
  }
  const { id, label } = marker;
  if (!onSelect) {
    return (
      <span className={css.pin} role="img" aria-label={label}>
        <Icon name="map-pin" />
      </span>
    );
  }
  return (
    <Pin
      name={label}
      isPressed={isSelected}
      onPress={() => onSelect(id)}
      onFocus={() => map.center(marker)}
    >
      <Icon name="map-pin" />
    </Pin>
  );
}

interface PinProps {
  readonly name: string;
  readonly isPressed?: boolean | undefined;
  readonly onPress: () => void;
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

/** A marker or a group. It stays the same element, with the focus, when one becomes the other. */
function Pin({ name, isPressed, onPress, onFocus, children }: PinProps) {
  return (
    <button
      type="button"
      className={css.pin}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onPress}
      onFocus={({ currentTarget }) => {
        // A pointer already is where the marker is.
        if (currentTarget.matches(':focus-visible')) onFocus();
      }}
    >
      {children}
      <span className={css.name}>{name}</span>
    </button>
  );
}

function move(item: HTMLElement, { x, y }: PanePoint): void {
  item.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** Markers farther south are in front, and the selected one is in front of all. */
function layerOf({ id, latitude }: MapMarker, selected: string | undefined): CSSProperties {
  return { zIndex: id === selected ? 10_000 : Math.round((90 - latitude) * 50) };
}
