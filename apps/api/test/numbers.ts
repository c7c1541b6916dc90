import type { NumberFigure, NumberRow, NumberTotals } from '@proverka/contract/desk-numbers';
import type { SignedInPerson, TestWorld } from './world.ts';

interface Page {
  readonly rows: NumberRow[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

/** Questions about figures, asked by somebody of the staff; about today unless they say another period. */
export function numbersOf(world: Pick<TestWorld, 'clock'>, staff: SignedInPerson) {
  const day = (): string => new Date(world.clock.now().getTime() + 3 * 3600_000).toISOString().slice(0, 10);
  const period = (more: Record<string, string> = {}) => ({ 'date-from': day(), 'date-to': day(), ...more });
  async function ask<Answer>(call: string, query: Record<string, string> = period()): Promise<Answer> {
    const answer = await staff.request({ url: `/admin/${call}`, query });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Answer>();
  }
  const totals = async (query?: Record<string, string>) =>
    (await ask<{ totals: NumberTotals; before: NumberTotals }>('stats', query)).totals;
  const rowsOf = async (figure: NumberFigure, more: object = {}) =>
    (
      await staff.request({
        method: 'POST',
        url: '/admin/numbers/rows',
        payload: { figure, date_from: day(), date_to: day(), ...more },
      })
    ).json<Page>();
  /** How the totals of today grow while something is done. */
  async function growth(work: () => Promise<unknown>): Promise<Partial<NumberTotals>> {
    const before: Record<string, number | null> = await totals();
    await work();
    const after: Record<string, number | null> = await totals();
    return Object.fromEntries(
      Object.entries(after)
        .map(([name, value]) => [name, Math.round(((value ?? 0) - (before[name] ?? 0)) * 100) / 100] as const)
        .filter(([, change]) => change !== 0),
    );
  }
  return { day, period, ask, totals, rowsOf, growth };
}
