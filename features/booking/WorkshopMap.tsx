import { MapView } from '#design-system/Map/Map.tsx';
import type { Workshop } from '#domain/booking/workshop.ts';
import type { Coordinates } from '#domain/facilities/facility.ts';
import { reportMapFailure } from '#features/shared/reportMapFailure.ts';
import { useBooking } from './booking.ts';

/** From this zoom on, workshops are marked; choosing one zooms in at least as far. */
const closeZoom = 15;

interface WorkshopMapProps {
  readonly workshops: readonly Workshop[];
  /** The name of the map. */
  readonly label: string;
  /** Where workshops are searched for. */
  readonly center?: Coordinates | undefined;
  /** The id of the department whose workshop is chosen: the map moves to it. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((workshop: Workshop) => void) | undefined;
  /** `m` is 500 px high, `s` 150 px. */
  readonly size: 'm' | 's';
}

/** A map of workshops, beside their addresses. */
export function WorkshopMap({ workshops, label, selected, onSelect, ...props }: WorkshopMapProps) {
  const { setup } = useBooking();
  const find = (id: string | undefined) => workshops.find((each) => each.departmentId === id);
  const chosen = find(selected);
  const select = (id: string) => {
    const workshop = find(id);
    if (workshop) onSelect?.(workshop);
  };
  return (
    <MapView
      {...props}
      markers={workshops.map(({ departmentId, facilityName, latitude, longitude }) => ({
        id: departmentId,
        label: facilityName,
        latitude,
        longitude,
      }))}
      markersFromZoom={closeZoom}
      selected={selected}
      focus={
        chosen && {
          latitude: chosen.latitude,
          longitude: chosen.longitude,
          minZoom: closeZoom,
        }
      }
      onSelect={onSelect && select}
      onFailed={reportMapFailure}
      styleUrl={setup.mapStyleUrl}
      labels={{ ...setup.mapLabels, pane: label }}
    />
  );
}
