import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import type { DeskConclusion } from '@proverka/contract/conclusion-desk';
import { ConclusionsList } from './conclusions-list.tsx';

const meta = preview.meta({
  title: 'Desk/Conclusions',
  component: ConclusionsList,
  decorators: [onDesk, onStage],
});

const example = (place: number, more: Partial<DeskConclusion> = {}): DeskConclusion => ({
  conclusion_id: `0192f0c1-0000-7000-8000-${String(place).padStart(12, '0')}`,
  report_number: `2026-${String(123 + place).padStart(6, '0')}`,
  product_name_ru: 'Проверка человека',
  question: 'Можно ли выдать аванс под отчёт и на каких условиях?',
  price: 80,
  state: 'requested',
  requested_date: '2026-11-18T09:00:00.000Z',
  deadline_date: '2026-11-27T09:00:00.000Z',
  is_overdue: place === 0,
  is_sent_back: false,
  has_draft: place === 1,
  expert: place === 1 ? { id: '0192f0c1-0000-7000-8000-0000000000e1', name: 'Образцова Мария' } : null,
  closed_date: null,
  ...more,
});
const answering = (answer: object, url = '/') => ({
  parameters: stage({ visitor: testSession, url, answers: { 'POST /admin/conclusions': answer } }),
});
const shown = (conclusions: readonly DeskConclusion[], url = '/') =>
  answering({ conclusions, next: null, total: { count: conclusions.length, is_more: false } }, url);

export const Waiting = meta.story(shown([0, 1, 2, 3].map((place) => example(place))));
export const Closed = meta.story(
  shown(
    [example(4, { state: 'written', is_overdue: false, closed_date: '2026-11-20T12:00:00.000Z' })],
    '/?queue=closed',
  ),
);
export const Empty = meta.story(shown([]));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
