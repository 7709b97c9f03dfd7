import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { placeNames } from './placeNames.ts';
import { tiles } from './tiles.ts';

/** Quiet colours on which the markers of every brand stand out. The names have a contrast of 7:1. */
const colors = {
  water: '#c9dde6',
  land: '#f5f3ee',
  river: '#b4d0dc',
  border: '#a59f93',
  road: '#d6b98a',
  roadEdge: '#ffffff',
  name: '#3d474c',
  halo: '#ffffff',
} as const;

/** `rank` is low for large towns, so that their names win over those of small ones. */
const nameSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['get', 'rank'],
  400,
  17,
  650,
  12,
];

/** Roads are thin lines on a map of a country and wider on one of a town. */
function roadWidth(country: number, town: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 4, country, 9, town];
}

const from = { source: 'embedded' } as const;

/** The name in the language of the page, else that of the tiles. */
function nameIn(language: string): ExpressionSpecification {
  const named = Object.entries(placeNames(language)).flat();
  const [name, text, ...others] = named;
  if (name === undefined || text === undefined) return ['get', 'name'];
  return ['match', ['get', 'name'], name, text, ...others, ['get', 'name']];
}

function layers(font: string, language: string): LayerSpecification[] {
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    {
      ...from,
      id: 'land',
      type: 'fill',
      'source-layer': 'land',
      paint: { 'fill-color': colors.land },
    },
    {
      ...from,
      id: 'rivers',
      type: 'line',
      'source-layer': 'rivers',
      paint: { 'line-color': colors.river, 'line-width': 1.5 },
    },
    {
      ...from,
      id: 'lakes',
      type: 'fill',
      'source-layer': 'lakes',
      paint: { 'fill-color': colors.water },
    },
    {
      ...from,
      id: 'roadEdges',
      type: 'line',
      'source-layer': 'roads',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colors.roadEdge, 'line-width': roadWidth(1.5, 6) },
    },
    {
      ...from,
      id: 'roads',
      type: 'line',
      'source-layer': 'roads',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colors.road, 'line-width': roadWidth(0.75, 3.5) },
    },
    {
      ...from,
      id: 'borders',
      type: 'line',
      'source-layer': 'borders',
      paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      ...from,
      id: 'places',
      type: 'symbol',
      'source-layer': 'places',
      layout: {
        'text-field': nameIn(language),
        'text-font': [font],
        'text-size': nameSize,
        'text-max-width': 8,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        'text-color': colors.name,
        'text-halo-color': colors.halo,
        'text-halo-width': 1.5,
      },
    },
  ];
}

/**
 * The style of the embedded map, which fetches nothing but the site's own tiles. It has no `glyphs`,
 * so the library draws the names with a font of the page.
 *
 * @param font - a font family of the page.
 * @param origin - the site's own, because tiles are fetched by a worker, which has no address to
 * resolve paths with.
 * @param language - that of the page, as a BCP 47 tag.
 */
export function embeddedStyle(font: string, origin: string, language: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      embedded: {
        type: 'vector',
        tiles: [`${origin}${tiles.folder}/{z}/{x}/{y}.pbf`],
        bounds: [...tiles.bounds],
        minzoom: tiles.minZoom,
        maxzoom: tiles.maxZoom,
        attribution:
          '<a href="https://www.naturalearthdata.com/">Natural Earth</a> · <a href="https://www.geonames.org/">GeoNames</a>',
      },
    },
    layers: layers(font, language),
  };
}

/** The first of the font families of an element: `'"Inter", sans-serif'` gives `Inter`. */
export function firstFamily(families: string): string {
  const [first = ''] = families.split(',');
  return first.trim().replace(/^(['"])(.*)\1$/, '$2') || 'sans-serif';
}
