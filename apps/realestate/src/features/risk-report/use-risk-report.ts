import { riskReportKey, riskReportQuery } from '@proverka/api-client/risk';
import { reportKey } from '@proverka/api-client/reports';
import { normalizeRiskReport, type RiskReport } from '@proverka/contract/normalize-risk-report';
import type { Report } from '@proverka/contract/report';
import type { RiskReportV2, RiskSurvey } from '@proverka/contract/risk-report';
import type { SubjectData } from '@proverka/contract/subject';
import { useChanges, type Changes } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect } from 'react';

const openStates: ReadonlySet<string> = new Set(['queued', 'running']);
const POLL_MS = 2000;

export interface RiskReportView {
  readonly report: RiskReport | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * The parts of a risk report besides its documents. Every pushed change of the general report refetches this part; a
 * delivered report whose checks run again is polled until they finish.
 */
export function useRiskReport(general: Report): RiskReportView {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { order_item_id: id } = general;
  const query = useQuery({
    ...riskReportQuery(api, id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
  const change = general.tasks
    .map(({ task_id, status, attempts }) => `${task_id} ${status} ${attempts}`)
    .join();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: riskReportKey(id) });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the change triggers the request but is not part of it
  }, [queryClient, id, change]);
  // The reverse too: once the stream has ended, only this part knows that checks run again.
  const states = query.data?.tasks.map(({ task_id, status }) => `${task_id} ${status}`).join();
  useEffect(() => {
    if (states !== undefined) void queryClient.invalidateQueries({ queryKey: reportKey(id) });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as above
  }, [queryClient, id, states]);
  return {
    report: query.data ? normalizeRiskReport(query.data) : null,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
}

const isUnderWay = ({ tasks, global_data: data }: RiskReportV2): boolean =>
  data.finished_at === null && tasks.some(({ status }) => openStates.has(status));

export interface RiskChanges extends Changes {
  readonly addOwner: (data: SubjectData) => Promise<boolean>;
  readonly editOwner: (ownerId: string, data: SubjectData) => Promise<boolean>;
  readonly removeOwner: (ownerId: string) => Promise<boolean>;
  readonly restart: (taskId: string) => Promise<boolean>;
  readonly skip: (taskId: string) => Promise<boolean>;
  readonly saveSurvey: (ownerId: string, answers: readonly RiskSurvey[]) => Promise<boolean>;
  readonly updateStatement: () => Promise<boolean>;
  readonly finish: () => Promise<boolean>;
}

/** The buyer's actions on the report; each returns whether it succeeded. */
export function useRiskChanges(itemId: string): RiskChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run: make, ...state } = useChanges();
  const run = (change: () => Promise<RiskReportV2>) =>
    make(async () => queryClient.setQueryData(riskReportKey(itemId), await change()));
  return {
    ...state,
    addOwner: (data) => run(() => api.call('POST /risk/v2/owner', { body: { order_item_id: itemId, data } })),
    editOwner: (id, data) => run(() => api.call('PUT /risk/v2/owner', { body: { id, data } })),
    removeOwner: (id) => run(() => api.call('DELETE /risk/v2/owner', { body: { id } })),
    restart: (taskId) => run(() => api.call('POST /risk/v2/task/restart', { body: { task_id: taskId } })),
    skip: (taskId) =>
      make(async () => {
        const params = { order_item_id: itemId, task_id: taskId };
        const report = await api.call('POST /report/{order_item_id}/tasks/{task_id}/skip', { params });
        queryClient.setQueryData(reportKey(itemId), report);
        await queryClient.invalidateQueries({ queryKey: riskReportKey(itemId) });
      }),
    saveSurvey: (ownerId, answers) =>
      run(() => api.call('POST /risk/v2/survey', { body: { owner_id: ownerId, answers: [...answers] } })),
    updateStatement: () =>
      run(() => api.call('POST /risk/v2/update_statement', { body: { order_item_id: itemId } })),
    finish: () => run(() => api.call('POST /risk/v2/finish/{id}', { params: { id: itemId } })),
  };
}
