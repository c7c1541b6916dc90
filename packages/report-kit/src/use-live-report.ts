import { Refused } from '@proverka/api-client/refused';
import { reportKey, reportQuery } from '@proverka/api-client/reports';
import type { Problem } from '@proverka/contract/problem';
import type { Report } from '@proverka/contract/report';
import { isUnauthenticated } from '@proverka/api-client/refused';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { visitorKey } from '@proverka/shell-sdk/session';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect, useRef, useState } from 'react';
import { followReport } from './follow-report.ts';
import { isMissing } from './report-query.ts';
import { isFinal, isSettled } from './report-state.domain.ts';
import { useRefundWatch } from './use-refund-watch.ts';

export interface LiveReport {
  /** `undefined` until the first answer. */
  readonly report: Report | undefined;
  /** Why there is no report yet; `null` while loading or loaded. */
  readonly problem: Problem | null;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** The current report; updates go through the query cache, so that the whole page shows the same. */
export function useLiveReport(orderItemId: string): LiveReport {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const visitor = useSession(visitorKey);
  const {
    data: report,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...reportQuery(api, orderItemId),
    // The page's `load` has requested it already; its result is used at once.
    retry: false,
    retryOnMount: false,
  });
  useRefundWatch(report?.status);
  const isFollowed = report !== undefined && !isSettled(report);
  const round = useRound(report);
  useEffect(() => {
    if (!isFollowed) return undefined;
    const params = { order_item_id: orderItemId };
    const streamUrl = api.url('GET /report/{order_item_id}/events', { params });
    return followReport({
      openStream: typeof EventSource === 'undefined' ? null : () => new EventSource(streamUrl),
      poll: (signal) => api.call('GET /report/{order_item_id}', { params }, { signal }),
      onReport: (next) => queryClient.setQueryData(reportKey(orderItemId), next),
      isGone: (error) => isMissing(error) || isUnauthenticated(error),
    });
    // A finished stream is closed: a restarted report needs a new one, and so does a visitor who has signed in again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [api, queryClient, orderItemId, isFollowed, round, visitor]);
  return {
    report,
    problem: report === undefined && error instanceof Refused ? error.problem : null,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}

/** Increases when a finished report is in progress again: a check was restarted or the subject corrected. */
function useRound(report: Report | undefined): number {
  const [round, setRound] = useState(0);
  const wasOver = useRef(false);
  const isOver = report !== undefined && isFinal(report.status);
  useEffect(() => {
    if (!isOver && wasOver.current) setRound((before) => before + 1);
    wasOver.current = isOver;
  }, [isOver]);
  return round;
}
