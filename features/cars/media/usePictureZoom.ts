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

function reduce({ picture, zoom }: PictureZoom, { selected, fact }: SelectedFact): PictureZoom {
  const before = picture === selected ? zoom : whole;
  return { picture: selected, zoom: zoomReducer(before, fact) };
}
