import { checkOf } from './checks.ts';

/** Tasks that order a document from the register. All other task types are checks (`checks.ts`). */
export const extractTaskTypes = ['egrn_object', 'egrn_right_list'] as const;
export type ExtractTaskType = (typeof extractTaskTypes)[number];

/** The document is the customer's own: no source is asked. */
export const sellerExtractTask = 'seller_extract';

/** A value is no answer of a source: the room `valuation` works it out. */
export const valuationTask = 'rate_cost_assessment';

/** A value is neither good nor bad: no verdict can be drawn from it. */
const isJudged = (type: TaskType): boolean => type !== valuationTask;

/** A report of other tasks alone has no verdict, neither good nor bad. */
export const hasVerdict = (tasks: readonly { readonly type: TaskType }[]): boolean =>
  tasks.some(({ type }) => isJudged(type));

/** What is neither asked of a source nor has a price of its own. */
export const isOwnTask = (type: TaskType): boolean => type === sellerExtractTask || type === valuationTask;

/** One question to one source. A product's list of them is data. */
export type TaskType = string;

const extractTitles: Readonly<Record<ExtractTaskType, string>> = {
  egrn_object: 'Выписка ЕГРН об объекте',
  egrn_right_list: 'Выписка ЕГРН о переходе прав',
};

/** Its answer is a document of the register, wherever it came from. */
export const isDocumentTask = (type: TaskType): boolean => isExtractTask(type) || type === sellerExtractTask;

export const isExtractTask = (type: TaskType): type is ExtractTaskType =>
  (extractTaskTypes as readonly string[]).includes(type);

/** A price part of this name is the price of such a task alone. */
export const isTaskType = (type: string): boolean => isExtractTask(type) || checkOf(type) !== undefined;

/** The task's title as shown to customers. An unknown type is a broken invariant. */
export function taskTitle(type: TaskType): string {
  if (isExtractTask(type)) return extractTitles[type];
  if (type === sellerExtractTask) return 'Выписка, присланная продавцом';
  if (type === valuationTask) return 'Рыночная оценка';
  const check = checkOf(type);
  if (check === undefined) throw new Error(`There is no task of type ${type}`);
  return check.title;
}
