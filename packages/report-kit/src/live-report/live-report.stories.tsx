import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { LiveReport } from './live-report.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

const meta = preview.meta({ title: 'Report/Live report', component: LiveReport, decorators: [onStage] });

const report = () => (
  <LiveReport orderItemId="1" skeleton={<ReportSkeleton />}>
    {({ number }) => <p>{number}</p>}
  </LiveReport>
);

export const Loading = meta.story({ render: report });
export const NoAnswer = meta.story({
  render: report,
  parameters: stage({
    answers: {
      'GET /report/1': refusal(503, 'Нет связи с сервисом. Проверьте подключение и повторите', {
        code: 'service_unavailable',
      }),
    },
  }),
});
