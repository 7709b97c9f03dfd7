import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Map.css.ts';
import type { MapMarker, MapViewProps } from './MapViewProps.ts';
import type { OpenMap } from './openMap.ts';

interface MarkersProps
  extends Pick<MapViewProps, 'markers' | 'markersFromZoom' | 'selected' | 'onSelect'> {
  readonly map: OpenMap;
  /** Registers a listener for movements of the map; returns a function that removes it. */
  readonly onMoved: (listener: () => void) => () => void;
}

/** The markers of a map, in reading order. They move with it without rendering again. */
export function Markers({ map, markers, markersFromZoom = 0, ...props }: MarkersProps) {
  const { selected, onSelect, onMoved } = props;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (list.current) list.current.hidden = !map.isAsCloseAs(markersFromZoom);
      markers.forEach((marker, index) => {
        const item = list.current?.children[index];
        if (item instanceof HTMLElement) move(item, map.project(marker));
      });
    };
    place();
    return onMoved(place);
  }, [map, markers, markersFromZoom, onMoved]);
  return (
    <ul ref={list} className={css.markers}>
      {markers.map((marker) => (
        <li
          key={marker.id}
          className={css.place}
          style={layerOf(marker, selected)}
          data-selected={marker.id === selected || undefined}
        >
          <Marker
            marker={marker}
            isSelected={marker.id === selected}
            onSelect={onSelect}
            onFocus={() => map.center(marker)}
          />
        </li>
      ))}
    </ul>
  );
}

interface MarkerProps extends Pick<MarkersProps, 'onSelect'> {
  readonly marker: MapMarker;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
}

function Marker({ marker: { id, label }, isSelected, onSelect, onFocus }: MarkerProps) {
  if (!onSelect) {
    return (
      <span className={css.pin} role="img" aria-label={label}>
        <Icon name="map-pin" />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={css.pin}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={() => onSelect(id)}
      onFocus={({ currentTarget }) => {
        // A pointer already is where the marker is.
        if (currentTarget.matches(':focus-visible')) onFocus();
      }}
    >
      <Icon name="map-pin" />
      <span className={css.name} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}

function move(item: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): void {
  item.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** Markers farther south are in front, and the selected one is in front of all. */
function layerOf({ id, latitude }: MapMarker, selected: string | undefined): CSSProperties {
  return { zIndex: id === selected ? 10_000 : Math.round((90 - latitude) * 50) };
}
