import { contentOf } from '#fulfilment/report-content.domain.ts';
import type { TaskResult } from '#fulfilment/report-content.domain.ts';
import { askCase } from '#registers/ask-case.fixtures.ts';
import { checkOf } from '#registers/checks.ts';
import { withSubject } from '#registers/subject.domain.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import { subjects, TABLE_DAY } from '#registers/verdict-cases.fixtures.ts';
import type { VerdictCase } from '#registers/verdict-cases.fixtures.ts';

/** The task of a report whose source gave the answer of a row. */
export async function taskWith(type: string, one: VerdictCase): Promise<TaskResult> {
  const found = await askCase(type, one);
  return {
    id: type,
    type,
    status: found.kind,
    reason: '',
    source: found.source,
    sourceDate: found.sourceDate,
    finishedAt: new Date(TABLE_DAY),
    extract: null,
    data: found.kind === 'found' ? found.data : null,
    asked: found.asked ?? null,
  };
}

/** A report of these tasks. */
export function reportOf(tasks: readonly TaskResult[], subject: VerdictCase['subject']) {
  const kind = checkOf(tasks[0]?.type ?? '')?.kind ?? 'object';
  const metadata: ItemMetadata =
    kind === 'object' ? {} : withSubject<ItemMetadata>(kind, {}, subject ?? subjects[kind]);
  return contentOf(tasks, { subject_kind: kind, metadata }, []);
}
