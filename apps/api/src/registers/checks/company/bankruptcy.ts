import { z } from 'zod';
import {
  bankruptcyCoverage,
  bankruptcyFacts,
  bankruptcyShape,
  bankruptcyState,
} from '../bankruptcy.domain.ts';
import type { BankruptcyRecord } from '../bankruptcy.domain.ts';
import { grouped, told } from '../conclusion.domain.ts';
import { companySupplierCheck } from './supplier-check.ts';

/** Federal register of bankruptcy information (127-FZ, article 28). */
export const companyBankruptcyCheck = companySupplierCheck({
  type: 'company_bankruptcy',
  questionPrice: 100,
  title: 'Банкротство',
  record: z.object(bankruptcyShape),
  found: (records, asOf) =>
    grouped<BankruptcyRecord, 'open' | 'completed' | 'terminated'>(
      records,
      (one) => bankruptcyState(one, asOf),
      {
        open: () => ({
          level: 'danger',
          code: 'company_bankruptcy_open',
          title: 'Идёт дело о банкротстве',
          text: 'Сделки компании в банкротстве оспаривают, а новые платежи ждут очереди кредиторов. Не платите вперёд; если компания вам должна, заявите требование в дело.',
        }),
        // After the competitive procedure a company is struck off the register (127-FZ, article 149).
        completed: () => ({
          level: 'danger',
          code: 'company_bankruptcy_past',
          title: 'Процедура банкротства завершена',
          text: 'Завершённое конкурсное производство кончается исключением компании из реестра: договор заключать скоро будет не с кем. Сверьте с записью в ЕГРЮЛ.',
        }),
        terminated: () => ({
          level: 'warning',
          code: 'company_bankruptcy_terminated',
          title: 'Дело о банкротстве было и прекращено',
          text: 'С кредиторами рассчитались или договорились, либо заявление было необоснованным. Прочтите определение и спросите, исполняют ли соглашение.',
        }),
      },
    ).map((one) => told(one, (of) => of.map(bankruptcyFacts))),
  none: () => ({ title: 'Сведений о банкротстве нет' }),
  coverage: bankruptcyCoverage,
});
