import { BusyRegion } from '../Skeleton/BusyRegion.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './Map.css.ts';
import type { MapViewProps } from './MapViewProps.ts';

interface MapLoadingProps {
  readonly label: string;
}

/** Covers the frame of a map until the map is complete. */
export function MapLoading({ label }: MapLoadingProps) {
  return (
    <div className={css.loading}>
      <BusyRegion state="loading" loadingLabel={label}>
        <Skeleton shape="box" />
      </BusyRegion>
    </div>
  );
}

interface MapFailureProps extends Pick<MapViewProps, 'size'> {
  /** Says that the map can't be shown. */
  readonly label: string;
}

/** Shown instead of a map that fails. */
export function MapFailure({ size = 'm', label }: MapFailureProps) {
  return (
    <div className={css.map[size]} data-state="failed">
      <p className={css.failed}>{label}</p>
    </div>
  );
}

interface MapPlaceholderProps extends Pick<MapViewProps, 'size'> {
  /** Announced while the map loads. */
  readonly label: string;
}

/** The frame of a map whose code isn't loaded yet. It has the size of the map. */
export function MapPlaceholder({ size = 'm', label }: MapPlaceholderProps) {
  return (
    <div className={css.map[size]} data-state="waiting">
      <div className={css.pane} />
      <MapLoading label={label} />
    </div>
  );
}
