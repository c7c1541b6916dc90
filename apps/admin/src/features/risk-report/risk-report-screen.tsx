import { Refused } from '@proverka/api-client/refused';
import { deskRiskReportQuery } from '@proverka/api-client/risk-desk';
import type { DeskRiskReport } from '@proverka/contract/risk-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../controls/not-loaded.tsx';

interface RiskReportScreenProps {
  readonly id: string;
  readonly children: (data: DeskRiskReport) => ReactNode;
}

const LOOK_AGAIN_MS = 3000;

/** One report; refetched while a model writes about it. */
export function RiskReportScreen({ id, children }: RiskReportScreenProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...deskRiskReportQuery(api, id),
    retry: false,
    refetchInterval: ({ state }) => (state.data && isModelWriting(state.data) ? LOOK_AGAIN_MS : false),
  });
  if (data !== undefined) return children(data);
  if (error instanceof Refused && error.problem.code === 'report_not_found') {
    return (
      <EmptyState
        title="Такого отчёта нет"
        text="Отчёт уничтожается через месяц после готовности, вместе с заключениями."
        actions={
          <Link to="/admin/risk/" className={buttonClassName()}>
            Все отчёты о рисках
          </Link>
        }
      />
    );
  }
  return <NotLoaded what="отчёт" lines={8} query={{ error, isFetching, refetch }} />;
}

const isModelWriting = ({ report }: DeskRiskReport): boolean =>
  report.conclusions.some(({ state }) => state === 'waiting');
