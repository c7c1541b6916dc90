import type { Releases } from '@proverka/contract/release';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { useState } from 'react';

/** Looked at anew after a move, until every shell serves what was moved to. */
const lookAgainMs = 1000;
const longestWaitMs = 20_000;

/** Whether all shells that are running serve what the channel points to. */
const isServed = ({ shells, set, trial }: Releases): boolean =>
  shells.every((shell) => shell.set === set && shell.candidate === (trial?.set ?? null));

/** One page of the log with everything above it. `follow` is called after a move. */
const isMoveUnderWay = (data: Releases | undefined, waitsUntil: number): boolean =>
  Date.now() < waitsUntil && data !== undefined && !isServed(data);

export function useReleases(page: number) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const [waitsUntil, setWaitsUntil] = useState(0);
  const query = useQuery({
    queryKey: ['releases', page],
    queryFn: () => api.call('GET /admin/releases', { query: { page } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    // Only for a while after a move: a call in the background would count as use of the session.
    refetchInterval: ({ state }) => (isMoveUnderWay(state.data, waitsUntil) ? lookAgainMs : false),
  });
  const follow = () => {
    setWaitsUntil(Date.now() + longestWaitMs);
    void client.invalidateQueries({ queryKey: ['releases'] });
  };
  return { ...query, follow };
}
