import { asDefendantWords } from '../as-defendant-words.domain.ts';
import { add, kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import { countedPlainly } from '@proverka/words/plural';
import { arbitrationFacts, arbitrationShape } from '../person/arbitration.ts';
import { companySupplierCheck } from './supplier-check.ts';

/** Cases of commercial courts. */
export const companyCourtsCheck = companySupplierCheck({
  type: 'company_courts',
  questionPrice: 150,
  title: 'Арбитражные суды',
  record: z.object(arbitrationShape),
  findings: (records) => {
    if (records.length === 0) {
      return [
        {
          level: 'clear',
          code: 'company_courts_none',
          title: 'Арбитражных дел не найдено',
          text: 'В картотеке арбитражных судов компания участником дел не значится.',
        },
      ];
    }
    const asDefendant = records.filter(({ role }) => role === 'defendant');
    const claimed = add(
      ...asDefendant.flatMap(({ amount_kopecks: sum }) => (sum === null ? [] : kopecks(sum))),
    );
    const isSued = asDefendant.length > 0;
    return [
      {
        level: isSued ? 'warning' : 'attention',
        code: isSued ? 'company_courts_defendant' : 'company_courts_found',
        title: isSued
          ? `С компанией судятся${claimed > 0 ? `: требования на ${formatMoney(claimed)}` : ''}`
          : 'Компания судится сама',
        text: isSued
          ? `${countedPlainly(records.length, 'дело', 'дела', 'дел')}${asDefendantWords(asDefendant.length, records.length)}. Сравните требования с прибылью и прочтите, чем кончились похожие на вашу сделку споры.`
          : `${countedPlainly(records.length, 'дело', 'дела', 'дел')}, ответчиком ни в одном. Частый истец взыскивает долги через суд: платите в срок.`,
        records: records.map(arbitrationFacts),
      },
    ];
  },
});
