import type { Webhook } from '@proverka/contract/webhook';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Webhooks } from './webhooks.tsx';

const meta = preview.meta({ title: 'Account/Webhooks', component: Webhooks, decorators: [onStage] });

const access = {
  available: true,
  scopes: ['webhooks'],
  token: null,
  limit: { requests: 300, seconds: 60 },
  events: [],
};

const webhook = (place: number, more: Partial<Webhook> = {}): Webhook => ({
  id: `0192f0c1-0000-7000-8000-00000000008${place}`,
  url: `https://crm${place}.example.com/hook`,
  created_date: '2026-11-20T09:12:00.000Z',
  ended_date: null,
  end_reason: null,
  ...more,
});
const ended = (place: number, end_reason: NonNullable<Webhook['end_reason']>): Webhook =>
  webhook(place, { ended_date: '2026-12-01T09:12:00.000Z', end_reason });

const withWebhooks = (webhooks: readonly Webhook[]) => ({
  parameters: stage({ answers: { 'GET /api': access, 'GET /webhooks': { webhooks } } }),
});

export const None = meta.story(withWebhooks([]));
export const Open = meta.story(
  withWebhooks([
    webhook(1),
    webhook(2, { url: `https://crm.example.com/${'very-long-path/'.repeat(8)}?key=1` }),
  ]),
);
export const Full = meta.story(withWebhooks([1, 2, 3, 4, 5].map((place) => webhook(place))));
export const Ended = meta.story(
  withWebhooks([
    ended(1, 'password_changed'),
    ended(2, 'password_reset'),
    ended(3, 'signed_out'),
    ended(4, 'role_changed'),
    webhook(5),
  ]),
);
export const Loading = meta.story({ parameters: stage({ answers: { 'GET /api': access } }) });
export const Failed = meta.story({
  parameters: stage({
    answers: { 'GET /api': access, 'GET /webhooks': refusal(503, 'Сервис временно недоступен') },
  }),
});
