import type { z } from 'zod';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { defineCheck } from '../../check.ts';
import type { Check } from '../../check.ts';
import type { Asked } from '../../asked.domain.ts';
import { withKnownCar } from './known-car.ts';

export interface CarRegisterCheck<Record> {
  readonly type: string;
  readonly title: string;
  readonly questionPrice: number;
  /** The supplier's name of the check. */
  readonly name: string;
  readonly record: z.ZodType<Record>;
  readonly findings: (
    records: readonly Record[],
    evidence: { readonly asOf: string; readonly asked: Asked },
  ) => readonly FindingDraft[];
}

/** A register of the supplier that is asked about a car; an answer without records is an answer too. */
export function carRegisterCheck<Record>({
  type,
  title,
  questionPrice,
  name,
  record,
  findings,
}: CarRegisterCheck<Record>): Check {
  return defineCheck<'car', readonly Record[]>({
    type,
    kind: 'car',
    title,
    questionPrice,
    ask: (sources, car, ticket, signal) =>
      withKnownCar(sources, car, signal, (known) =>
        sources.supplier.check(name, known, record, ticket, signal),
      ),
    findings: ({ data, ...evidence }) => findings(data ?? [], evidence),
  });
}
