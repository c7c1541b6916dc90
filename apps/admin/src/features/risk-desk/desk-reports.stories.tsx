import type { DeskReport } from '@proverka/contract/risk-desk';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { DeskReports } from './desk-reports.tsx';

const meta = preview.meta({
  title: 'Desk/Risk reports',
  component: DeskReports,
  decorators: [onDesk, onStage],
  args: { list: 'waiting' as const, page: 1 },
});

const report = (number: number, more: Partial<DeskReport> = {}): DeskReport => ({
  order_item_id: `0192f0c1-0000-7000-8000-0000000000f${number}`,
  report_number: `2026-00012${number}`,
  product_name_ru: 'Полная проверка',
  object_key: '78:31:0099001:119',
  object_address: 'г Тестов, ул Образцова, д 1',
  owners: 2,
  status: 'done',
  completed_at: '2026-11-20T12:00:00.000Z',
  conclusions: { shown: 0, hidden: 1, waiting: 0, failed: 1 },
  ...more,
});
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/risk/reports': answer } }),
});

export const Waiting = meta.story(
  answering({ reports: [report(1), report(2), report(3)], total: 1_000_000, may_be_model: false }),
);
export const NobodyWaits = meta.story(answering({ reports: [], total: 0, may_be_model: false }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
