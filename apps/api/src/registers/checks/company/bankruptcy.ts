import { z } from 'zod';
import { bankruptcyFacts, bankruptcyShape, isProcedureOver } from '../person/bankruptcy.ts';
import { companySupplierCheck } from './supplier-check.ts';

/** Federal register of bankruptcy information (127-FZ, article 28). */
export const companyBankruptcyCheck = companySupplierCheck({
  type: 'company_bankruptcy',
  questionPrice: 100,
  title: 'Банкротство',
  record: z.object(bankruptcyShape),
  findings: (records) => {
    if (records.length === 0) {
      return [
        {
          level: 'clear',
          code: 'company_bankruptcy_none',
          title: 'Сведений о банкротстве нет',
          text: 'В федеральном реестре сведений о банкротстве компания не найдена.',
        },
      ];
    }
    const goesOn = records.some(({ procedure }) => !isProcedureOver(procedure));
    return [
      {
        ...(goesOn
          ? {
              level: 'danger' as const,
              code: 'company_bankruptcy_open',
              title: 'Идёт дело о банкротстве',
              text: 'Сделки компании в банкротстве оспаривают, а новые платежи ждут очереди кредиторов. Не платите вперёд; если компания вам должна, заявите требование в дело.',
            }
          : {
              level: 'warning' as const,
              code: 'company_bankruptcy_past',
              title: 'Дело о банкротстве было и закончено',
              text: 'Прочтите, чем оно кончилось: прекращённое дело значит, что с кредиторами договорились.',
            }),
        records: records.map(bankruptcyFacts),
      },
    ];
  },
});
