import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { SystemSettingsDesk } from './system-settings-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Site settings',
  component: SystemSettingsDesk,
  decorators: [onDesk, onStage],
});

const setting = (key: string, text: string, enabled: boolean) => ({
  key,
  text,
  enabled,
  updated_at: '2026-11-20T12:00:00.000Z',
});
const switches = [setting('maintenance', 'Идут работы', false), setting('automatic_mode', '', true)];
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/system/info/view': answer } }),
});

export const WithAlert = meta.story(
  answering({
    settings: [setting('alert_warning_all', 'Росреестр отвечает дольше обычного', true), ...switches],
  }),
);
export const NoAlerts = meta.story(answering({ settings: switches }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
