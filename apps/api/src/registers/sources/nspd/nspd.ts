import type { ObjectDetails, ObjectInfo } from '@proverka/contract/object';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { malformed, readJson } from '../read-json.ts';
import type { Answer, Source } from '#platform/outbound/source.ts';
import { unavailable } from '#platform/outbound/source.ts';
import { detailsOf, infoOf, outlineOf } from './feature.domain.ts';

const positionSchema = z.array(z.number()).min(2);
const geometrySchema = z.object({ type: z.string(), coordinates: z.unknown() }).nullish();
const featureSchema = z.object({
  geometry: geometrySchema,
  properties: z.object({
    categoryName: z.string().nullish(),
    options: z.record(z.string(), z.unknown()),
  }),
});
const answerSchema = z.object({ data: z.object({ features: z.array(featureSchema) }) });

/** The body of the map's own 404; a 404 from anything in between is no answer about an object. */
const nothingSchema = z.object({ code: z.literal(404) });

export const nspdTitle = 'НСПД, публичная кадастровая карта';

export interface MapObject {
  readonly info: ObjectInfo;
  readonly facts: ObjectDetails['facts'];
  readonly outline: ObjectDetails['outline'];
}

const TIMEOUT_MS = 20_000;

/** The public cadastral map: unofficial and unstable, so it is a fallback and a supplement, never the only source. */
export function createNspd(
  { url }: RegistersConfig['nspd'],
  gateOptions: Partial<GateOptions> = {},
): Source<string, MapObject> {
  const gate = createGate({ perSecond: 5, failuresToOpen: 3, coolOffMs: 60_000, ...gateOptions });
  return {
    async check(cadastralNumber, signal): Promise<Answer<MapObject>> {
      const query = new URLSearchParams({ query: cadastralNumber, thematicSearchId: '1' });
      const address = `${url}/api/geoportal/v2/search/geoportal?${query.toString()}`;
      const answer = await gate.read({ url: address, timeoutMs: TIMEOUT_MS, signal });
      const origin = { source: nspdTitle, sourceDate: null };
      const read = readJson('nspd', answer, [404]);
      if ('kind' in read) return read;
      if (read.status === 404 && nothingSchema.safeParse(read.json).success) {
        return { kind: 'nothing_found', ...origin };
      }
      if (read.status !== 200) return unavailable(`nspd: status ${read.status}`);
      const parsed = answerSchema.safeParse(read.json);
      if (!parsed.success) return malformed('nspd', 'strange');
      const feature = parsed.data.data.features.find(
        ({ properties }) =>
          (properties.options['cad_num'] ?? properties.options['cad_number']) === cadastralNumber,
      );
      if (feature === undefined) return { kind: 'nothing_found', ...origin };
      const { options, categoryName } = feature.properties;
      const data = {
        info: infoOf(options, categoryName ?? ''),
        facts: detailsOf(options, nspdTitle),
        outline: outlineOf(feature.geometry ?? null, positionSchema),
      };
      return { kind: 'found', data, ...origin };
    },
  };
}
