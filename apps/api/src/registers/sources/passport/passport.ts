import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { Source, Unavailable } from '#platform/outbound/source.ts';
import { aboutWhom } from '../agreement.domain.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading } from '../read-answer.ts';

/** The supplier's format: digits without separators, ISO date. */
export interface PassportSubject {
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly birth_date: string;
  readonly series: string;
  readonly number: string;
}

type Validity = 'valid' | 'invalid';

const answerSchema = z.object({
  status: z.enum(['valid', 'invalid', 'unknown']),
  source_date: z.string().refine(isIsoDate).nullish(),
  /** The question as the supplier understood it. */
  asked: z.record(z.string(), z.unknown()).nullish(),
});

export const passportTitle = 'МВД России, через поставщика проверок';
const NAME = 'passport';
const TIMEOUT_MS = 8000;

/** The ministry's public list closed in 2023, so a supplier is asked; «unknown» is no answer about a passport. */
export function createPassportSource(
  { url, key }: RegistersConfig['supplier'],
  gateOptions: Partial<GateOptions> = {},
): Source<PassportSubject, Validity> {
  const gate = createGate({ perSecond: 5, ...gateOptions });
  return {
    async check(subject, signal) {
      const answer = await gate.read({
        url: `${url}/passport`,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(subject),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      return readAnswer<Validity>(NAME, answer, [
        reply(200, answerSchema, (body) => meaningOf({ ...subject }, body)),
      ]);
    },
  };
}

function meaningOf(
  subject: Readonly<Record<string, unknown>>,
  { status, source_date: sourceDate, asked }: z.output<typeof answerSchema>,
): Reading<Validity> | Unavailable {
  if (status === 'unknown') return notKnown;
  return {
    kind: 'reading',
    data: status,
    about: aboutWhom(subject, asked),
    records: { received: 1, stated: null },
    source: passportTitle,
    sourceDate: sourceDate ?? null,
  };
}

const notKnown: Unavailable = {
  kind: 'unavailable',
  retryable: false,
  reason: 'passport: the supplier does not know',
  words: 'Источник не смог проверить этот паспорт.',
};
