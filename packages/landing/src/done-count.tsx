import type { ApiClient } from '@proverka/api-client/api-client';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { queryOptions, useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';

/** Fewer say nothing about a service. */
const leastShown = 100;

const doneCountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['orders-done-count'],
    retry: false,
    queryFn: async ({ signal }) => (await api.call('GET /orders_done_count', {}, { signal })).count,
  });

/** The time limit for the figure; a page does without it. */
const figureMs = 1000;

export async function prefetchDoneCount({
  queryClient,
  platform,
}: Pick<PageContext, 'queryClient' | 'platform'>): Promise<void> {
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, figureMs);
  });
  await Promise.race([queryClient.prefetchQuery(doneCountQuery(platform.api)), isLate]);
}

/** How many reports were delivered, in a part that is served once: the figure is never asked for by the browser. */
export function DoneCount({ className }: { readonly className?: string | undefined }) {
  const { api } = usePlatform();
  const { data: count = 0 } = useQuery({ ...doneCountQuery(api), enabled: false });
  if (count < leastShown) return null;
  return (
    <p className={className}>{typeset(`Уже готово: ${counted(count, 'отчёт', 'отчёта', 'отчётов')}`)}</p>
  );
}
