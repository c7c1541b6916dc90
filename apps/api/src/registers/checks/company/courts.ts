import { z } from 'zod';
import { arbitrationConclusions, arbitrationFacts, arbitrationShape } from '../arbitration.domain.ts';
import { told } from '../conclusion.domain.ts';
import { companySupplierCheck } from './supplier-check.ts';

const conclusions = arbitrationConclusions({
  type: 'company_courts',
  withWhom: 'С компанией',
  whose: 'компании',
  who: 'Компания',
  isCompany: true,
});

/** Cases of commercial courts. */
export const companyCourtsCheck = companySupplierCheck({
  type: 'company_courts',
  questionPrice: 150,
  title: 'Арбитражные суды',
  record: z.object(arbitrationShape),
  found: (records, asOf) =>
    conclusions(records, asOf).map((one) => told(one, (of) => of.map(arbitrationFacts))),
  none: () => ({ title: 'Арбитражных дел не найдено' }),
  coverage: {
    where: 'в картотеке арбитражных дел',
    limits: 'Споры с людьми рассматривают обычные суды, здесь их нет.',
  },
});
