import { Refused } from '@proverka/api-client/refused';
import { reportQuery } from '@proverka/api-client/reports';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound } from '@proverka/shell-sdk/router';

/**
 * For a page's `load`: asks for the report before the page is shown. Somebody else's report, a destroyed one and an address
 * that is no report are a 404; when nothing answered, the screen says so itself and offers to try again.
 */
export async function loadReport({ queryClient, platform }: PageContext, orderItemId: string): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...reportQuery(platform.api, orderItemId), retry: false });
  } catch (error) {
    if (isMissing(error)) throw notFound();
  }
}

/** `invalid_request` is an id that is no id. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Refused && (error.problem.status === 404 || error.problem.code === 'invalid_request')
  );
}
