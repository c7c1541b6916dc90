import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { companySupplierCheck, isEntrepreneur } from './supplier-check.ts';

const amount = z.int();
const yearSchema = z.object({
  year: z.int(),
  revenue_kopecks: amount,
  profit_kopecks: amount,
  assets_kopecks: amount,
});
type Year = z.infer<typeof yearSchema>;

/** Annual accounts filed with the tax service (402-FZ, article 18). */
export const companyFinanceCheck = companySupplierCheck({
  type: 'company_finance',
  questionPrice: 100,
  title: 'Финансовая отчётность',
  record: yearSchema,
  findings: (records, _asOf, company) => {
    const years = records.toSorted((one, other) => other.year - one.year);
    const [last, before] = years;
    if (last === undefined) return [noAccounts(isEntrepreneur(company))];
    return [
      {
        ...meaningOf(last, before),
        records: years.map((one) => ({
          title: `${one.year} год`,
          facts: [
            { name: 'Выручка', value: shownAmount(one.revenue_kopecks) },
            {
              name: one.profit_kopecks < 0 ? 'Убыток' : 'Прибыль',
              value: shownAmount(Math.abs(one.profit_kopecks)),
            },
            { name: 'Активы', value: shownAmount(one.assets_kopecks) },
          ],
        })),
      },
    ];
  },
});

const shownAmount = (amountKopecks: number): string => formatMoney(kopecks(amountKopecks));

const noAccounts = (isPerson: boolean): FindingDraft =>
  isPerson
    ? {
        level: 'clear',
        code: 'company_finance_not_due',
        title: 'Предприниматели отчётность не публикуют',
        text: 'О доходах можно судить только по документам, которые он покажет сам.',
      }
    : {
        level: 'attention',
        code: 'company_finance_none',
        title: 'Отчётности нет',
        text: 'Компания не сдавала бухгалтерскую отчётность или она закрыта. Попросите баланс с отметкой налоговой.',
      };

function meaningOf(last: Year, before: Year | undefined): Omit<FindingDraft, 'records'> {
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
  return {
    level: 'clear',
    code: 'company_finance_profit',
    title: `Прибыль за ${last.year} год: ${shownAmount(last.profit_kopecks)}`,
    text: 'Сравните выручку с суммой договора: сделка на половину годового оборота — повод для осторожности.',
  };
}
