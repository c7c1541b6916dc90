import { Refused } from '@proverka/api-client/refused';
import { reportQuery } from '@proverka/api-client/reports';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound } from '@proverka/shell-sdk/router';

/**
 * For a page's `load`: requests the report before the page is rendered. Another user's report, a destroyed one and an invalid
 * id are a 404; when the API does not answer, the page shows the error and a retry button.
 */
export async function loadReport({ queryClient, platform }: PageContext, orderItemId: string): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...reportQuery(platform.api, orderItemId), retry: false });
  } catch (error) {
    if (isMissing(error)) throw notFound();
  }
}

/** `invalid_request` means an invalid id. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Refused && (error.problem.status === 404 || error.problem.code === 'invalid_request')
  );
}
