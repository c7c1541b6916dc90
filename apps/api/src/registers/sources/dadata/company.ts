import type { PayerInfo } from '@proverka/contract/payer';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { Source } from '#platform/outbound/source.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading } from '../read-answer.ts';

type Company = z.output<typeof companySchema>;
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
const TITLE = 'DaData';
const NAME = 'dadata';

/** `findById/party` of the suggestions service: requisites of exactly this INN, the head office before branches. */
export function createCompanySource(
  { url, key }: RegistersConfig['dadata'],
  gateOptions: Partial<GateOptions> = {},
): Source<string, PayerInfo> {
  const gate = createGate({ perSecond: 10, ...gateOptions });
  return {
    async check(inn, signal) {
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
      return readAnswer<PayerInfo>(NAME, answer, [
        reply(200, answerSchema, ({ suggestions }) => meaningOf(inn, suggestions)),
      ]);
    },
  };
}

function meaningOf(inn: string, companies: readonly Company[]): Reading<PayerInfo> {
  const exact = companies.filter(({ data }) => data.inn === inn);
  const head = exact.find(({ data }) => data.branch_type !== 'BRANCH') ?? exact[0];
  return {
    kind: 'reading',
    data: head === undefined ? null : infoOf(head),
    about: exact.length > 0 || companies.length === 0 ? 'asked' : 'another',
    records: { received: companies.length, stated: null },
    source: TITLE,
    sourceDate: null,
  };
}

const infoOf = ({ value, data }: Company): PayerInfo => ({
  kind: data.inn.length === 10 ? 'legal' : 'entrepreneur',
  inn: data.inn,
  kpp: data.inn.length === 10 ? (data.kpp ?? '') : '',
  ogrn: data.ogrn ?? '',
  name: data.name?.short_with_opf ?? data.name?.full_with_opf ?? value,
  address: data.address?.unrestricted_value ?? data.address?.value ?? '',
  management: data.management?.name ?? '',
  status: data.state?.status ?? '',
});
