import type { Report } from '@proverka/contract/report';
import { readReport } from './reports.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

type Answer = ReturnType<SignedInPerson['request']>;

/** Changes of a person's own report, requested as the pages do. */
export const postAs = (person: SignedInPerson, path: string, payload: object = {}): Answer =>
  person.request({ method: 'POST', url: path, payload });

export const addData = (person: SignedInPerson, itemId: string, data: object): Answer =>
  postAs(person, `/report/${itemId}/data`, { data });

export const edit = (person: SignedInPerson, itemId: string, subject: object): Answer =>
  person.request({ method: 'PUT', url: `/order_item/${itemId}/subject`, payload: { subject } });

export async function act(
  person: SignedInPerson,
  itemId: string,
  type: string,
  action: 'skip' | 'restart',
): Answer {
  const { task_id: taskId } = taskOf(await readReport(person, itemId), type);
  return postAs(person, `/report/${itemId}/tasks/${taskId}/${action}`);
}

export function taskOf(report: Report, type: string) {
  const task = report.tasks.find(({ task_type }) => task_type === type);
  if (task === undefined) throw new Error(`no task ${type}`);
  return task;
}

export const chargesOf = (world: TestWorld, itemId: string) =>
  world.db
    .selectFrom('ledger_transfer')
    .select('id')
    .where('item_id', '=', itemId)
    .where('kind', '=', 'purchase')
    .execute();

/** The status codes of concurrent answers, sorted. */
export const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
