import type { ApiAccess } from '@proverka/contract/api-token';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { endedToken, exampleAccess, exampleToken } from '@proverka/contract/api-token.fixtures';
import { Token } from './token.tsx';

const meta = preview.meta({ title: 'Account/API token', component: Token, decorators: [onStage] });

const withAccess = (more: Partial<ApiAccess>) => ({
  parameters: stage({ answers: { 'GET /api': { ...exampleAccess, ...more } } }),
});

export const NoToken = meta.story(withAccess({}));
export const Valid = meta.story(
  withAccess({
    token: exampleToken,
    events: [
      { action: 'called', endpoint: 'POST /order', date: '2026-11-21T09:00:00.000Z' },
      { action: 'created', endpoint: null, date: '2026-11-20T09:12:00.000Z' },
    ],
  }),
);
export const NeverUsed = meta.story(
  withAccess({ token: { ...exampleToken, scopes: ['webhooks'], last_used_date: null } }),
);
export const Expired = meta.story(withAccess({ token: endedToken('expired') }));
export const Revoked = meta.story(withAccess({ token: endedToken('revoked') }));
export const EndedWithThePassword = meta.story(withAccess({ token: endedToken('password_changed') }));
export const EndedBySigningOut = meta.story(withAccess({ token: endedToken('signed_out') }));
export const EndedWithTheRole = meta.story(withAccess({ token: endedToken('role_changed') }));
export const NotForTheRole = meta.story(withAccess({ available: false, scopes: [] }));
export const Loading = meta.story({ parameters: stage({}) });
export const Failed = meta.story({
  parameters: stage({ answers: { 'GET /api': refusal(503, 'Сервис временно недоступен') } }),
});
