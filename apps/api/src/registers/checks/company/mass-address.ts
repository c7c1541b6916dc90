import { z } from 'zod';
import { countedPlainly } from '@proverka/words/plural';
import { companySupplierCheck } from './supplier-check.ts';

/** The tax service's list of addresses shared by many companies. */
export const companyMassAddressCheck = companySupplierCheck({
  type: 'company_mass_address',
  questionPrice: 50,
  title: 'Адрес массовой регистрации',
  record: z.object({ address: z.string().max(500), companies: z.int().min(0) }),
  found: ([one]) => [
    {
      level: 'warning',
      code: 'company_mass_address_found',
      title: 'Адрес массовой регистрации',
      text: `По этому адресу ${countedPlainly(one.companies, 'компания', 'компании', 'компаний')}. Так бывает в бизнес-центре, но и у компаний-однодневок: узнайте, где офис или склад на самом деле.`,
      records: [
        { title: one.address, facts: [{ name: 'Компаний по адресу', value: String(one.companies) }] },
      ],
    },
  ],
  none: () => ({ title: 'Адрес не из списка массовых' }),
  coverage: {
    where: 'в списке ФНС адресов, где зарегистрировано много компаний',
    limits: 'Список неполон: есть ли компания по адресу на самом деле, он не говорит.',
  },
});
