import type { RegisterRow } from '../registers/person.ts';
import { bankruptcy } from './person-records.domain.ts';
import type { Random } from './random.domain.ts';

/** What one worker earns the company a year, in kopecks. */
const REVENUE_OF_A_WORKER = 180_000_000;

/** Four years of accounts, latest first; `leastProfit` is a percentage of revenue. */
export function accounts(random: Random, leastProfit = -6): RegisterRow[] {
  const revenue = random.whole(4_000, 90_000) * 1000_00;
  return [2025, 2024, 2023, 2022].map((year, index) => {
    const turnover = Math.round((revenue * (1 - index * 0.1)) / 1000_00) * 1000_00;
    const share = random.whole(leastProfit, 18) / 100;
    return {
      year,
      revenue_kopecks: turnover,
      profit_kopecks: Math.round((turnover * share) / 1000_00) * 1000_00,
      assets_kopecks: Math.round((turnover * random.whole(20, 90)) / 100 / 1000_00) * 1000_00,
      staff: Math.max(1, Math.round(turnover / REVENUE_OF_A_WORKER)),
    };
  });
}

export const companyBankruptcy = (random: Random): RegisterRow => bankruptcy(random, '00');

export const massAddress = (address: string, companies: number): RegisterRow => ({ address, companies });

export const director = (name: string, since: string, inn: string | null = null): RegisterRow => ({
  name,
  position: 'Генеральный директор',
  since,
  inn,
});

export const founder = (
  name: string,
  share: number,
  since: string,
  inn: string | null = null,
): RegisterRow => ({
  name,
  inn,
  share_percent: share,
  since,
});

/** Who was it until a day; registers list them after those who are. */
export const formerly = (row: RegisterRow, until: string): RegisterRow => ({ ...row, until });

export const disqualifiedDirector = (name: string): RegisterRow => ({
  full_name: name,
  position: 'Генеральный директор',
  article: 'КоАП РФ, ст. 14.25, ч. 5',
  since: '@-200',
  until: '@+530',
});
