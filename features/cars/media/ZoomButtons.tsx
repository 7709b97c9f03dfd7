import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import {
  maxScale,
  scaleOf,
  type ZoomFact,
  type ZoomState,
} from '#design-system/ZoomPane/zoomState.ts';
import type { CarMediaTexts } from './carMediaTexts.ts';
import * as css from './FullScreenViewer.css.ts';

interface ZoomButtonsProps {
  readonly zoom: ZoomState;
  readonly onZoom: (fact: ZoomFact) => void;
  readonly texts: CarMediaTexts;
}

/** Enlarge the picture without a gesture. */
export function ZoomButtons({ zoom, onZoom, texts }: ZoomButtonsProps) {
  const scale = scaleOf(zoom);
  return (
    <div className={css.zoom}>
      <IconButton
        icon="zoom-out"
        label={texts.carMediaZoomOut}
        disabled={scale === 1}
        onClick={() => onZoom({ type: 'steppedOut' })}
      />
      <IconButton
        icon="zoom-in"
        label={texts.carMediaZoomIn}
        disabled={scale === maxScale}
        onClick={() => onZoom({ type: 'steppedIn' })}
      />
    </div>
  );
}
