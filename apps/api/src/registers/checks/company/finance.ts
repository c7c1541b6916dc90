import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { groupedDigits } from '@proverka/words/number-format';
import { z } from 'zod';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { companySupplierCheck, isEntrepreneur } from './supplier-check.ts';

const amount = z.int();
const yearSchema = z.object({
  year: z.int(),
  revenue_kopecks: amount,
  profit_kopecks: amount,
  assets_kopecks: amount,
  /** The average number of workers; answers of former versions have none. */
  staff: z.int().min(0).nullish(),
});
type Year = z.infer<typeof yearSchema>;

/** Annual accounts filed with the tax service (402-FZ, article 18). */
export const companyFinanceCheck = companySupplierCheck({
  type: 'company_finance',
  questionPrice: 100,
  title: 'Финансовая отчётность',
  record: yearSchema,
  found: (records, asOf) => {
    const years = records.toSorted((one, other) => other.year - one.year);
    const [last = records[0], before] = years;
    return [
      {
        ...meaningOf(last, before, asOf),
        records: years.map((one) => ({
          title: `${one.year} год`,
          plot: {
            kind: 'accounts' as const,
            year: one.year,
            revenue_kopecks: one.revenue_kopecks,
            profit_kopecks: one.profit_kopecks,
            staff: one.staff ?? null,
          },
          facts: [
            { name: 'Выручка', value: shownAmount(one.revenue_kopecks) },
            {
              name: one.profit_kopecks < 0 ? 'Убыток' : 'Прибыль',
              value: shownAmount(Math.abs(one.profit_kopecks)),
            },
            { name: 'Активы', value: shownAmount(one.assets_kopecks) },
            ...(typeof one.staff === 'number'
              ? [{ name: 'Работников', value: groupedDigits(one.staff) }]
              : []),
          ],
        })),
      },
    ];
  },
  none: (company) =>
    isEntrepreneur(company)
      ? {
          as: 'not_due',
          title: 'Предприниматели отчётность не публикуют',
          meaning: 'О доходах можно судить только по документам, которые он покажет сам',
        }
      : {
          level: 'attention',
          title: 'Отчётности нет',
          meaning:
            'Компания не сдавала бухгалтерскую отчётность, закрыла её или отчитывается Банку России, как банки и страховщики. Попросите баланс',
        },
  coverage: {
    where: 'в государственном ресурсе бухгалтерской отчётности',
    limits: '',
  },
});

const shownAmount = (amountKopecks: number): string => formatMoney(kopecks(amountKopecks));

/** Accounts of a year are filed by 31 March of the next and public soon after: until then the year before is the last. */
const isStale = (year: number, asOf: string): boolean => {
  const filed = asOf.slice(5) >= '07-01' ? 1 : 2;
  return year < Number(asOf.slice(0, 4)) - filed;
};

function meaningOf(last: Year, before: Year | undefined, asOf: string): Omit<FindingDraft, 'records'> {
  if (isStale(last.year, asOf)) {
    return {
      level: 'warning',
      code: 'company_finance_stale',
      title: `Последняя отчётность за ${last.year} год`,
      text: 'Более новой компания не сдала или закрыла её: нынешнего положения по этим числам не узнать. Попросите баланс за прошлый год.',
    };
  }
  if (last.revenue_kopecks === 0) {
    return {
      level: 'warning',
      code: 'company_finance_idle',
      title: `В ${last.year} году выручки не было`,
      text: 'Компания сдаёт нулевую отчётность: дела она не ведёт или ведёт мимо бухгалтерии. Работайте без предоплаты.',
    };
  }
  if (last.profit_kopecks < 0) {
    return {
      level: 'warning',
      code: 'company_finance_loss',
      title: `Убыток за ${last.year} год: ${shownAmount(-last.profit_kopecks)}`,
      text: 'Компания тратит больше, чем зарабатывает. Предоплата и отсрочка рискованны: просите поручительство или платите по факту.',
    };
  }
  if (before !== undefined && last.revenue_kopecks * 2 < before.revenue_kopecks) {
    return {
      level: 'attention',
      code: 'company_finance_fall',
      title: `Выручка за ${last.year} год упала больше чем вдвое`,
      text: 'Спросите, что случилось: ушёл крупный заказчик или дело сворачивают.',
    };
  }
  if (last.profit_kopecks === 0) {
    return {
      level: 'attention',
      code: 'company_finance_zero',
      title: `Прибыли за ${last.year} год нет`,
      text: 'Выручка есть, прибыль ровно ноль: так пишут, когда заработок проводят мимо отчётности. Спросите, чем компания отвечает по договору.',
    };
  }
  return {
    level: 'clear',
    code: 'company_finance_profit',
    title: `Прибыль за ${last.year} год: ${shownAmount(last.profit_kopecks)}`,
    text: 'Сравните выручку с суммой договора: сделка на половину годового оборота — повод для осторожности.',
  };
}
