import type { ApiAccess, TokenEndReason } from './api-token.ts';

const day = (text: string): string => `${text}T09:12:00.000Z`;

export const exampleToken: NonNullable<ApiAccess['token']> = {
  id: '0192f0c1-0000-7000-8000-000000000071',
  prefix: 'prv_bZCIc2',
  scopes: ['objects:read', 'orders:read', 'orders:write', 'reports:read'],
  created_date: day('2026-11-20'),
  expires_date: day('2027-02-18'),
  last_used_date: day('2026-11-21'),
  ended_date: null,
  end_reason: null,
};

export const endedToken = (reason: TokenEndReason): NonNullable<ApiAccess['token']> => ({
  ...exampleToken,
  ended_date: day('2026-12-01'),
  end_reason: reason,
});

export const exampleAccess: ApiAccess = {
  available: true,
  scopes: ['objects:read', 'orders:read', 'orders:write', 'reports:read', 'account:read', 'webhooks'],
  token: null,
  limit: { requests: 300, seconds: 60 },
  events: [],
};
