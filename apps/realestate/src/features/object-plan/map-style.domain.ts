import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { ObjectMap } from '@proverka/contract/object';

/** Of the brand's theme. */
export interface MapColours {
  readonly ground: string;
  readonly land: string;
  readonly house: string;
  readonly border: string;
  readonly accent: string;
}

/** The name of the only source. */
export const siteSource = 'site';
/** The layers a click is about. */
export const touchable = ['land', 'house', 'own'] as const;

/** Neither tiles nor letters nor pictures: nothing is fetched but what the API has answered. */
export function mapStyle(map: ObjectMap, colours: MapColours): StyleSpecification {
  const own = map.features.find(({ properties }) => properties.role === 'subject')?.properties;
  const land = pair('land', ['==', ['get', 'kind'], 'land'], { fill: colours.land, line: colours.border });
  const houses = pair('house', ['!=', ['get', 'kind'], 'land'], {
    fill: colours.house,
    line: colours.border,
  });
  const subject = ownLayers(colours.accent);
  return {
    version: 8,
    sources: {
      [siteSource]: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: map.features },
        promoteId: 'number',
        maxzoom: 20,
        tolerance: 0.2,
      },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      ...land,
      // Houses on the object's own parcel stay visible.
      ...(own?.kind === 'land' ? [...subject, ...houses] : [...houses, ...subject]),
      chosenLayer(colours.accent),
    ],
  };
}

type Filter = NonNullable<Extract<LayerSpecification, { type: 'fill' }>['filter']>;

function pair(
  id: string,
  kind: Filter,
  { fill, line }: { readonly fill: string; readonly line: string },
): LayerSpecification[] {
  const filter = ['all', ['==', ['get', 'role'], 'neighbour'], kind] as Filter;
  return [
    { id, type: 'fill', source: siteSource, filter, paint: { 'fill-color': fill } },
    {
      id: `${id}-border`,
      type: 'line',
      source: siteSource,
      filter,
      paint: { 'line-color': line, 'line-width': 1 },
    },
  ];
}

function ownLayers(accent: string): LayerSpecification[] {
  const filter: Filter = ['==', ['get', 'role'], 'subject'];
  const paint = { 'fill-color': accent, 'fill-opacity': 0.16 };
  const border = { 'line-color': accent, 'line-width': 2.5 };
  return [
    { id: 'own', type: 'fill', source: siteSource, filter, paint },
    { id: 'own-border', type: 'line', source: siteSource, filter, paint: border },
  ];
}

const chosenLayer = (accent: string): LayerSpecification => ({
  id: 'chosen',
  type: 'line',
  source: siteSource,
  layout: { 'line-join': 'round' },
  paint: {
    'line-color': accent,
    'line-width': ['case', ['boolean', ['feature-state', 'isChosen'], false], 3.5, 0],
  },
});
