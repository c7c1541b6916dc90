import type { ObjectDetails, ObjectInfo } from '@proverka/contract/object';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { Source } from '#platform/outbound/source.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading } from '../read-answer.ts';
import { MAP_KINDS, detailsOf, infoOf, outlineOf } from './feature.domain.ts';
import type { MapKind } from './feature.domain.ts';

const positionSchema = z.array(z.number()).min(2);
/** Without a readable outline the object is still described. */
const geometrySchema = z.object({ type: z.string(), coordinates: z.unknown() }).nullish().catch(null);
const featureSchema = z.object({
  geometry: geometrySchema,
  properties: z.object({
    category: z.number().nullish().catch(null),
    categoryName: z.string().nullish(),
    options: z.record(z.string(), z.unknown()),
  }),
});
const answerSchema = z.object({
  data: z.object({ features: z.array(featureSchema) }),
  /** Per layer, how many objects fit. */
  meta: z.array(z.object({ totalCount: z.int().min(0).nullish() })).nullish(),
});

/** The body of the map's own 404; a 404 from anything in between is no answer about an object. */
const nothingSchema = z.object({ code: z.literal(404) });

export const nspdTitle = 'НСПД, публичная кадастровая карта';

export interface MapObject {
  readonly info: ObjectInfo;
  /** `null`: of a layer without outlines, or of one the map did not name. */
  readonly kind: MapKind | null;
  readonly facts: ObjectDetails['facts'];
  readonly outline: ObjectDetails['outline'];
}

const NAME = 'nspd';
const TIMEOUT_MS = 20_000;

/**
 * The public cadastral map: unofficial and unstable, so it is a fallback and a supplement, never the only source. Without
 * its own address as the referrer it answers 403.
 */
export function createNspd(
  { url }: RegistersConfig['nspd'],
  gateOptions: Partial<GateOptions> = {},
): Source<string, MapObject> {
  const gate = createGate({ perSecond: 5, failuresToOpen: 3, coolOffMs: 60_000, ...gateOptions });
  const headers = { referer: new URL(url).origin };
  return {
    async check(cadastralNumber, signal) {
      const query = new URLSearchParams({ query: cadastralNumber, thematicSearchId: '1' });
      const address = `${url}/api/geoportal/v2/search/geoportal?${query.toString()}`;
      const answer = await gate.read({ url: address, headers, timeoutMs: TIMEOUT_MS, signal });
      return readAnswer<MapObject>(NAME, answer, [
        reply(200, answerSchema, (body) => meaningOf(cadastralNumber, body)),
        reply(404, nothingSchema, () => nothing),
      ]);
    },
  };
}

const nothing: Reading<MapObject> = {
  kind: 'reading',
  data: null,
  about: 'unsayable',
  records: { received: 0, stated: null },
  source: nspdTitle,
  sourceDate: null,
};

/** The search is one of text: neighbours may come along, but never alone. */
function meaningOf(number: string, { data, meta }: z.output<typeof answerSchema>): Reading<MapObject> {
  const { features } = data;
  const feature = features.find(
    ({ properties: { options } }) => (options['cad_num'] ?? options['cad_number']) === number,
  );
  const total = (meta ?? []).reduce((sum, { totalCount }) => sum + (totalCount ?? 0), 0);
  if (feature === undefined) {
    return {
      ...nothing,
      about: features.length === 0 ? 'unsayable' : 'another',
      records: { received: features.length, stated: total > features.length ? total : null },
    };
  }
  const { options, category, categoryName } = feature.properties;
  return {
    ...nothing,
    data: {
      info: infoOf(options, categoryName ?? ''),
      kind: MAP_KINDS[category ?? 0] ?? null,
      facts: detailsOf(options, nspdTitle),
      outline: outlineOf(feature.geometry ?? null, positionSchema),
    },
    about: 'asked',
  };
}
