import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import { checkRows } from './check-rows.domain.ts';
import type { CheckedList, ListQuestion } from './check-rows.domain.ts';
import { readFileLines, readTextLines } from './read-list.ts';
import type { ListRefusal } from './read-list.ts';

/** A file as it came in the request, or pasted lines. */
export type GivenList = { readonly base64: string } | { readonly text: string };

export type ListAnswer = Result<CheckedList, ListRefusal>;

/** Done in the process of `check-list.ts`: reads a stranger's file and checks its rows. */
export async function checkListApart({
  given,
  question,
}: {
  readonly given: GivenList;
  readonly question: ListQuestion;
}): Promise<ListAnswer> {
  const lines =
    'base64' in given ? await readFileLines(Buffer.from(given.base64, 'base64')) : readTextLines(given.text);
  return lines.ok ? done(checkRows(lines.value, question)) : lines;
}
