import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { malformed, readJson } from '../read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { Answer, Source } from '#platform/outbound/source.ts';

/** The supplier's format: digits without separators, ISO date. */
export interface PassportSubject {
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly birth_date: string;
  readonly series: string;
  readonly number: string;
}

const answerSchema = z.object({
  status: z.enum(['valid', 'invalid', 'unknown']),
  source_date: z.string().refine(isIsoDate).nullish(),
});

export const passportTitle = 'МВД России, через поставщика проверок';
const TIMEOUT_MS = 8000;

/** The ministry's public list closed in 2023, so a supplier is asked; «unknown» is no answer about a passport. */
export function createPassportSource(
  { url, key }: RegistersConfig['supplier'],
  gateOptions: Partial<GateOptions> = {},
): Source<PassportSubject, 'valid' | 'invalid'> {
  const gate = createGate({ perSecond: 5, ...gateOptions });
  return {
    async check(subject, signal): Promise<Answer<'valid' | 'invalid'>> {
      const answer = await gate.read({
        url: `${url}/passport`,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(subject),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      const read = readJson('passport', answer);
      if ('kind' in read) return read;
      if (read.status !== 200) return unavailable(`passport: status ${read.status}`);
      const parsed = answerSchema.safeParse(read.json);
      if (!parsed.success) return malformed('passport', 'strange');
      const { status, source_date } = parsed.data;
      if (status === 'unknown') return unavailable('passport: the supplier does not know', false);
      return { kind: 'found', data: status, source: passportTitle, sourceDate: source_date ?? null };
    },
  };
}
