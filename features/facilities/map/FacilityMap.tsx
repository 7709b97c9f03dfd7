import { useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import type { MapViewProps } from '#design-system/Map/Map.tsx';
import { MapView } from '#design-system/Map/Map.tsx';
import { reportMapFailure } from '#features/shared/reportMapFailure.ts';

export interface FacilityMapProps
  extends Pick<MapViewProps, 'markers' | 'size' | 'styleUrl' | 'labels'> {
  /**
   * Selecting a marker leads to the first link in the element with this id, in which `{id}` is the id
   * of the marker; without it, markers can't be selected.
   */
  readonly cardId?: string | undefined;
}

/** A map of facilities, beside their addresses. */
export function FacilityMap({ cardId, ...props }: FacilityMapProps) {
  const [selected, setSelected] = useState<string>();
  function select(id: string): void {
    setSelected(id);
    const card = document.getElementById(cardId?.replace('{id}', id) ?? '');
    moveFocus(card?.querySelector('a'));
  }
  return (
    <MapView
      {...props}
      selected={selected}
      onSelect={cardId === undefined ? undefined : select}
      onFailed={reportMapFailure}
    />
  );
}
