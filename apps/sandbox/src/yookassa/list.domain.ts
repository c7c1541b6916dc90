import type { Answer } from '../source/source.ts';
import { illegal } from './errors.ts';

type Listed = { id: string; status: string; created_at?: string; captured_at?: string; payment_id?: string };

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  gte: (a, b) => a >= b,
  gt: (a, b) => a > b,
  lte: (a, b) => a <= b,
  lt: (a, b) => a < b,
};

/** Parses filters such as `created_at.gte`; an Answer names the invalid one. */
function timeFilter(name: string, value: string): ((item: Listed) => boolean) | Answer | undefined {
  const [, field, operator] = /^(created_at|captured_at)\.(gte|gt|lte|lt)$/.exec(name) ?? [];
  const compare = operator === undefined ? undefined : COMPARE[operator];
  if (!field || !compare) return undefined;
  const limit = Date.parse(value);
  if (Number.isNaN(limit)) return illegal(name);
  return (item) => {
    const at = item[field as 'created_at' | 'captured_at'];
    return at !== undefined && compare(Date.parse(at), limit);
  };
}

/** A page of a list, newest first; `cursor` is the id the next page starts with. */
export function listPage(
  items: Listed[],
  query: Record<string, string>,
  statuses: readonly string[],
): Answer {
  const limit = Number(query['limit'] ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    return illegal('limit', 'Limit must be from 1 to 100');
  const { status, payment_id: paymentId, cursor } = query;
  if (status !== undefined && !statuses.includes(status)) return illegal('status');
  let wanted = items
    .filter(
      (item) =>
        (status === undefined || item.status === status) &&
        (paymentId === undefined || item.payment_id === paymentId),
    )
    .reverse();
  for (const [name, value] of Object.entries(query)) {
    const keep = timeFilter(name, value);
    if (keep && 'body' in keep) return keep;
    if (keep) wanted = wanted.filter(keep);
  }
  const from = cursor === undefined ? 0 : wanted.findIndex((item) => item.id === cursor);
  if (from < 0) return illegal('cursor');
  const next = wanted[from + limit];
  return {
    body: {
      type: 'list',
      items: wanted.slice(from, from + limit),
      ...(next ? { next_cursor: next.id } : {}),
    },
  };
}
