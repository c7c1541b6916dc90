import type { DeskRiskReport } from '@proverka/contract/risk-desk';
import { riskReportV2Fixture } from '@proverka/contract/risk-report.fixtures';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { RiskActsDesk } from './risk-acts-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Risk acts',
  component: RiskActsDesk,
  decorators: [onDesk, onStage],
});
const { order_item_id: id } = riskReportV2Fixture.owner;
const data: DeskRiskReport = {
  report: riskReportV2Fixture,
  report_number: '2026-000123',
  product_name_ru: 'Полная проверка',
  object_key: '78:31:0099001:119',
  object_address: 'г Тестов, ул Образцова, д 1',
};
const statement = {
  task_id: id,
  title: 'Выписка об объекте',
  status: 'found',
  number_of_starts: 1,
  started_date: '2026-11-20T12:00:00.000Z',
  finished_date: '2026-11-20T12:05:00.000Z',
  document_date: '2026-11-20',
  document_number: 'КУВИ-001/2026-1',
  reason: '',
};
const withStatements = (answer: object, shown = data) => ({
  args: { data: shown },
  parameters: stage({
    visitor: testSession,
    answers: { [`GET /admin/risk/report/${id}/statements`]: answer },
  }),
});

export const Ready = meta.story(withStatements({ statements: [statement] }));
export const Finished = meta.story(
  withStatements(
    { statements: [statement] },
    {
      ...data,
      report: {
        ...riskReportV2Fixture,
        global_data: { ...riskReportV2Fixture.global_data, finished_at: '2026-11-21T09:00:00.000Z' },
      },
    },
  ),
);
export const StatementsNotLoaded = meta.story(withStatements(refusal(503, 'Сервис временно недоступен')));
