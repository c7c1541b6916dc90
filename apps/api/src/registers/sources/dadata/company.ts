import type { PayerInfo } from '@proverka/contract/payer';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { malformed, readJson } from '../read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { Answer, Source } from '#platform/outbound/source.ts';

const companySchema = z.object({
  value: z.string(),
  data: z.object({
    inn: z.string(),
    kpp: z.string().nullish(),
    ogrn: z.string().nullish(),
    type: z.string().nullish(),
    branch_type: z.string().nullish(),
    name: z.object({ short_with_opf: z.string().nullish(), full_with_opf: z.string().nullish() }).nullish(),
    management: z.object({ name: z.string().nullish() }).nullish(),
    state: z.object({ status: z.string().nullish() }).nullish(),
    address: z.object({ value: z.string().nullish(), unrestricted_value: z.string().nullish() }).nullish(),
  }),
});
const answerSchema = z.object({ suggestions: z.array(companySchema) });

const TIMEOUT_MS = 4000;
const origin = { source: 'DaData', sourceDate: null };

/** `findById/party` of the suggestions service: requisites of exactly this INN, the head office before branches. */
export function createCompanySource(
  { url, key }: RegistersConfig['dadata'],
  gateOptions: Partial<GateOptions> = {},
): Source<string, PayerInfo> {
  const gate = createGate({ perSecond: 10, ...gateOptions });
  return {
    async check(inn, signal): Promise<Answer<PayerInfo>> {
      const answer = await gate.read({
        url: `${url}/findById/party`,
        method: 'POST',
        headers: {
          authorization: `Token ${key}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({ query: inn, count: 10 }),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      const read = readJson('dadata', answer);
      if ('kind' in read) return read;
      if (read.status !== 200) return unavailable(`dadata: status ${read.status}`);
      const parsed = answerSchema.safeParse(read.json);
      if (!parsed.success) return malformed('dadata', 'strange');
      const exact = parsed.data.suggestions.filter(({ data }) => data.inn === inn);
      const head = exact.find(({ data }) => data.branch_type !== 'BRANCH') ?? exact[0];
      return head === undefined
        ? { kind: 'nothing_found', ...origin }
        : { kind: 'found', data: infoOf(head), ...origin };
    },
  };
}

const infoOf = ({ value, data }: z.output<typeof companySchema>): PayerInfo => ({
  kind: data.inn.length === 10 ? 'legal' : 'entrepreneur',
  inn: data.inn,
  kpp: data.inn.length === 10 ? (data.kpp ?? '') : '',
  ogrn: data.ogrn ?? '',
  name: data.name?.short_with_opf ?? data.name?.full_with_opf ?? value,
  address: data.address?.unrestricted_value ?? data.address?.value ?? '',
  management: data.management?.name ?? '',
  status: data.state?.status ?? '',
});
