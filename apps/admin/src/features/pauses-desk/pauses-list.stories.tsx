import type { CheckPause } from '@proverka/contract/check-pause';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { PauseView } from './pause-view.tsx';
import { PausesList } from './pauses-list.tsx';

const meta = preview.meta({
  title: 'Admin/Pauses desk',
  component: PauseView,
  decorators: [onDesk, onStage],
});

const pause: CheckPause = {
  pause_id: '0192f0c1-0000-7000-8000-000000000a01',
  user_id: '0192f0c1-0000-7000-8000-000000000a02',
  pattern: 'many_people_day',
  counted: 21,
  allowed: 20,
  opened_at: '2026-11-23T09:00:00.000Z',
  kept_at: null,
  ended_at: null,
  reason: '',
  under_way: 3,
};
const line = (shown: CheckPause) => <PauseView pause={shown} onDecided={() => {}} />;

export const Open = meta.story(() => line(pause));
export const Kept = meta.story(() =>
  line({ ...pause, pattern: 'same_person', kept_at: pause.opened_at, reason: 'Не ответил на письмо' }),
);
export const Ended = meta.story(() =>
  line({ ...pause, pattern: 'many_customers', ended_at: pause.opened_at, reason: 'Договор показан' }),
);
export const WithoutReason = meta.story(() => <Pressed button="Снять">{line(pause)}</Pressed>);

const list = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/pauses': answer } }),
  render: () => <PausesList list="open" />,
});
export const List = meta.story(list({ pauses: [pause], total: 1 }));
export const NobodyPaused = meta.story(list({ pauses: [], total: 0 }));
export const Loading = meta.story({
  parameters: stage({ visitor: testSession }),
  render: () => <PausesList list="open" />,
});
export const Failed = meta.story(list(refusal(503, 'Сервис временно недоступен')));
