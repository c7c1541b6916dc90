import type { AddressSuggestion, PartySuggestion } from '@proverka/contract/suggestion';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { Source, Unavailable } from '#platform/outbound/source.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading } from '../read-answer.ts';
import { malformed } from '../read-json.ts';

const addressSchema = z.object({
  value: z.string(),
  data: z.object({
    house_cadnum: z.string().nullish(),
    flat_cadnum: z.string().nullish(),
    fias_id: z.string().nullish(),
  }),
});

const partySchema = z.object({
  value: z.string(),
  data: z.object({
    inn: z.string().nullish(),
    ogrn: z.string().nullish(),
    name: z.object({ short_with_opf: z.string().nullish() }).nullish(),
    management: z.object({ name: z.string().nullish() }).nullish(),
    state: z.object({ status: z.string().nullish() }).nullish(),
    address: z.object({ value: z.string().nullish() }).nullish(),
  }),
});

export interface SuggestionQuery {
  readonly query: string;
  readonly count: number;
}

export interface Dadata {
  readonly addresses: Source<SuggestionQuery, readonly AddressSuggestion[]>;
  readonly parties: Source<SuggestionQuery, readonly PartySuggestion[]>;
}

// A suggestion that arrives later is useless while typing.
const TIMEOUT_MS = 3000;
const TITLE = 'DaData';
const NAME = 'dadata';

/** Suggestions while typing: asked once, with a timeout of three seconds. */
export function createDadata(
  { url, key }: RegistersConfig['dadata'],
  gateOptions: Partial<GateOptions> = {},
): Dadata {
  const gate = createGate({ perSecond: 25, repeatAfterMs: [], ...gateOptions });

  function suggest<Raw, Suggestion>(
    kind: 'address' | 'party',
    schema: z.ZodType<Raw>,
    map: (raw: Raw) => Suggestion | null,
  ): Source<SuggestionQuery, readonly Suggestion[]> {
    const answerSchema = z.object({ suggestions: z.array(schema) });
    return {
      async check({ query, count }, signal) {
        const answer = await gate.read({
          url: `${url}/suggest/${kind}`,
          method: 'POST',
          headers: {
            authorization: `Token ${key}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify({ query, count }),
          timeoutMs: TIMEOUT_MS,
          signal,
        });
        return readAnswer<readonly Suggestion[]>(NAME, answer, [
          reply(200, answerSchema, ({ suggestions }) => meaningOf(suggestions.map(map))),
        ]);
      },
    };
  }

  return {
    addresses: suggest('address', addressSchema, addressOf),
    parties: suggest('party', partySchema, partyOf),
  };
}

/** Nothing that can be used among what was sent is no «nothing»: the fields have changed. */
function meaningOf<Suggestion>(
  mapped: readonly (Suggestion | null)[],
): Reading<readonly Suggestion[]> | Unavailable {
  const data = mapped.filter((one) => one !== null);
  if (data.length === 0 && mapped.length > 0) return malformed(NAME, 'strange');
  return {
    kind: 'reading',
    data: data.length === 0 ? null : data,
    about: 'unsayable',
    records: { received: mapped.length, stated: null },
    source: TITLE,
    sourceDate: null,
  };
}

const addressOf = ({ value, data }: z.output<typeof addressSchema>): AddressSuggestion => ({
  value,
  data: { cadastralNumber: data.flat_cadnum ?? data.house_cadnum ?? null, fias_id: data.fias_id ?? null },
});

/** A company without an INN cannot be checked. */
function partyOf({ value, data }: z.output<typeof partySchema>): PartySuggestion | null {
  if (!data.inn) return null;
  return {
    value: data.name?.short_with_opf ?? value,
    data: {
      inn: data.inn,
      ogrn: data.ogrn ?? null,
      management: data.management?.name ? { name: data.management.name } : null,
      status: data.state?.status ?? null,
      address: data.address?.value ?? null,
    },
  };
}
