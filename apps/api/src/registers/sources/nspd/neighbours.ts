import { z } from 'zod';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import type { ObjectDetails } from '@proverka/contract/object';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { Source } from '#platform/outbound/source.ts';
import type { RegistersConfig } from '../../config.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading } from '../read-answer.ts';
import { MAP_KINDS, outlineOf } from './feature.domain.ts';
import type { MapKind } from './feature.domain.ts';
import { nspdTitle } from './nspd.ts';

/** The part of the map around an object, in metres of EPSG:3857. */
export interface MapArea {
  readonly number: string;
  readonly box: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

interface MapNeighbour {
  readonly number: string;
  readonly kind: MapKind;
  readonly outline: NonNullable<ObjectDetails['outline']>;
}

export interface MapNeighbours {
  readonly objects: readonly MapNeighbour[];
  /** The map has more than it sent. */
  readonly isCutOff: boolean;
}

/** The map sends no more objects than these, and does not say that there are others. */
const MOST_SENT = 300;
/** Objects that are no more. */
const ENDED = new Set(['Аннулированный', 'Архивный', 'Погашенный']);

const positionSchema = z.array(z.number()).min(2);
const featureSchema = z.object({
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish().catch(null),
  properties: z.object({
    category: z.number().nullish().catch(null),
    options: z.record(z.string(), z.unknown()),
  }),
});
const answerSchema = z.object({ features: z.array(featureSchema) });

const NAME = 'nspd';
const TIMEOUT_MS = 15_000;

/** What lies around an object on the public map: parcels, buildings and what is being built. As unstable as its search. */
export function createNspdNeighbours(
  { url }: RegistersConfig['nspd'],
  gateOptions: Partial<GateOptions> = {},
): Source<MapArea, MapNeighbours> {
  const gate = createGate({ perSecond: 5, failuresToOpen: 3, coolOffMs: 60_000, ...gateOptions });
  const headers = { referer: new URL(url).origin, 'content-type': 'application/json' };
  return {
    async check(area, signal) {
      const answer = await gate.read({
        url: `${url}/api/geoportal/v1/intersects?typeIntersect=fullObject`,
        method: 'POST',
        headers,
        body: JSON.stringify(questionOf(area)),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      return readAnswer<MapNeighbours>(NAME, answer, [
        reply(200, answerSchema, (body) => meaningOf(area, body)),
      ]);
    },
  };
}

function questionOf({ box: { west, south, east, north } }: MapArea) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const crs = { type: 'name', properties: { name: 'EPSG:3857' } };
  const geometry = { type: 'Polygon', coordinates: [ring], crs };
  return {
    categories: Object.keys(MAP_KINDS).map((id) => ({ id: Number(id) })),
    geom: { type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties: {} }] },
  };
}

/** What has no number or no outline cannot be a neighbour on a plan; the object itself is none, and nothing is one twice. */
function meaningOf(
  { number: own }: MapArea,
  { features }: z.output<typeof answerSchema>,
): Reading<MapNeighbours> {
  const objects = new Map<string, MapNeighbour>();
  for (const { geometry, properties } of features) {
    const { options, category } = properties;
    const number = options['cad_num'] ?? options['cad_number'];
    const kind = MAP_KINDS[category ?? 0];
    const outline = outlineOf(geometry ?? null, positionSchema);
    if (typeof number !== 'string' || !isCadastralNumber(number) || number === own) continue;
    if (!kind || !outline || ENDED.has(String(options['status']))) continue;
    objects.set(number, { number, kind, outline });
  }
  return {
    kind: 'reading',
    data: { objects: [...objects.values()], isCutOff: features.length >= MOST_SENT },
    about: 'unsayable',
    records: { received: features.length, stated: null },
    source: nspdTitle,
    sourceDate: null,
  };
}
