import { useReducer } from 'react';
import {
  whole,
  type ZoomFact,
  type ZoomState,
  zoomReducer,
} from '#design-system/ZoomPane/zoomState.ts';

/** The zoom of one of the pictures. */
interface PictureZoom {
  readonly picture: number;
  readonly zoom: ZoomState;
}

/** The zoom of the selected picture; another picture begins whole. */
export function usePictureZoom(selected: number) {
  const [{ picture, zoom }, dispatch] = useReducer(reduce, { picture: selected, zoom: whole });
  return {
    zoom: picture === selected ? zoom : whole,
    onZoom: (fact: ZoomFact) => dispatch({ fact, selected }),
  };
}

interface SelectedFact {
  readonly selected: number;
  readonly fact: ZoomFact;
}

function reduce(state: PictureZoom, { selected, fact }: SelectedFact): PictureZoom {
  const before = state.picture === selected ? state.zoom : whole;
  const zoom = zoomReducer(before, fact);
  return zoom === before && state.picture === selected ? state : { picture: selected, zoom };
}
