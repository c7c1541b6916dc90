import type { RegisterRow } from '../registers/person.ts';
import { companyInn } from './ids.domain.ts';
import { addressOf, MASS_ADDRESS } from './world-companies.domain.ts';

interface Role {
  readonly kind: 'director' | 'founder';
  readonly since: string;
  readonly until?: string;
  readonly share?: number;
}

const row = (
  { kind, since, until, share }: Role,
  company: { readonly name: string; readonly inn: string; readonly address: string; readonly state: string },
): RegisterRow => ({
  kind,
  since,
  until: until ?? null,
  ogrnip: null,
  okved: null,
  company: { ...company, share_percent: share ?? null },
});

/** The roles of the person with everything: two companies at one address, and a former one; the companies are invented too. */
export function rolesOfEverything(): RegisterRow[] {
  const whole = {
    name: 'ООО "Полный Набор"',
    inn: companyInn(8),
    address: MASS_ADDRESS,
    state: 'Открыто конкурсное производство',
  };
  const model = { name: 'ООО "Макет"', inn: companyInn(5), address: MASS_ADDRESS, state: 'Действует' };
  const past = {
    name: 'ООО "Пример Прошлого"',
    inn: companyInn(2),
    address: addressOf(2),
    state: 'Ликвидировано',
  };
  return [
    row({ kind: 'director', since: '2021-06-15' }, whole),
    row({ kind: 'founder', since: '2020-03-02', share: 60 }, whole),
    row({ kind: 'founder', since: '2019-08-20', share: 34 }, model),
    row({ kind: 'director', since: '2014-05-14', until: '2023-09-01' }, past),
  ];
}
