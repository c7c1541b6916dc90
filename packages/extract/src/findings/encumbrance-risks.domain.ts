import { encumbranceCodeInWords } from '@proverka/words/encumbrance-code';
import type { Coded } from '@proverka/contract/extract-object';
import type { Level } from '@proverka/contract/finding';

interface EncumbranceRisk {
  readonly code: string;
  readonly level: Level;
  readonly advice: string;
  /** Said instead where the record names the order, its number and the office. */
  readonly knownAdvice?: string;
}

/** Codes of the register's list `DEncumbrance`, by the digits that identify the kind. */
const risksByCode: readonly (readonly [prefix: string, risk: EncumbranceRisk])[] = [
  [
    '022002',
    {
      code: 'encumbrance_arrest',
      level: 'danger',
      advice:
        'Пока арест не снят, переход права не зарегистрируют. Арест снимает тот, кто его наложил: суд, следователь или пристав. Не передавайте задаток до снятия',
      knownAdvice:
        'Пока арест не снят, переход права не зарегистрируют. Снимает его тот, кто наложил. Не передавайте задаток до снятия',
    },
  ],
  [
    '022003',
    {
      code: 'encumbrance_ban',
      level: 'danger',
      advice:
        'Пока запрет действует, переход права не зарегистрируют. Узнайте у собственника, кто и за что его наложил, и дождитесь записи о снятии',
      knownAdvice:
        'Пока запрет действует, переход права не зарегистрируют. Снимает его тот, кто наложил: спросите собственника, за что он наложен, и дождитесь записи о снятии',
    },
  ],
  [
    '022012',
    {
      code: 'encumbrance_cadastral_ban',
      level: 'danger',
      advice: 'Учётные действия с объектом запрещены. Выясните причину до любых договорённостей',
    },
  ],
  [
    '022018',
    {
      code: 'encumbrance_pretrial_pledge',
      level: 'danger',
      advice: 'Объект заложен по уголовному делу. Его могут обратить в доход государства',
    },
  ],
  [
    '022005',
    {
      code: 'encumbrance_expropriation',
      level: 'danger',
      advice: 'Принято решение об изъятии. Новый собственник получит то же решение',
    },
  ],
  [
    '022007',
    {
      code: 'encumbrance_mortgage',
      level: 'warning',
      advice:
        'Продать объект можно только с согласия залогодержателя. Договоритесь, кто, когда и чьими деньгами погашает долг и снимает запись об ипотеке',
    },
  ],
  [
    '022008',
    {
      code: 'encumbrance_mortgage',
      level: 'warning',
      advice:
        'Продать объект можно только с согласия залогодержателя. Договоритесь, кто, когда и чьими деньгами погашает долг и снимает запись об ипотеке',
    },
  ],
  [
    '022006',
    {
      code: 'encumbrance_lease',
      level: 'warning',
      advice: 'При смене собственника договор аренды сохраняется. Прочитайте его до сделки',
    },
  ],
  [
    '022011',
    {
      code: 'encumbrance_annuity',
      level: 'warning',
      advice:
        'Обязанность платить ренту перейдёт к новому собственнику. При пожизненном содержании с иждивением продать объект можно только с согласия получателя ренты',
    },
  ],
  [
    '022013',
    {
      code: 'encumbrance_tenancy',
      level: 'warning',
      advice: 'При смене собственника наниматель сохраняет право жить в помещении до конца договора',
    },
  ],
  [
    '022014',
    {
      code: 'encumbrance_free_use',
      level: 'warning',
      advice: 'При смене собственника право безвозмездного пользования сохраняется',
    },
  ],
  [
    '022009',
    {
      code: 'encumbrance_free_use',
      level: 'warning',
      advice: 'При смене собственника право безвозмездного пользования сохраняется до конца срока',
    },
  ],
  [
    '022010',
    {
      code: 'encumbrance_trust',
      level: 'warning',
      advice: 'Объектом распоряжается доверительный управляющий. Проверьте, кто вправе подписать договор',
    },
  ],
  [
    '022015',
    {
      code: 'encumbrance_heritage',
      level: 'warning',
      advice:
        'Собственник обязан сохранять объект культурного наследия: ремонт и перестройка только с разрешения органа охраны. Прочитайте охранное обязательство',
    },
  ],
  [
    '022001',
    {
      code: 'encumbrance_servitude',
      level: 'warning',
      advice:
        'Другие лица вправе пользоваться частью объекта. Узнайте, где проходит сервитут и на каких условиях',
    },
  ],
];

const otherRisk: EncumbranceRisk = {
  code: 'encumbrance_other',
  level: 'warning',
  advice: 'Узнайте у собственника, на чём запись основана и как её снять',
};

/** The risk of a registered encumbrance, by its code or else by the words of its title. */
export function encumbranceRisk(type: Coded | undefined): EncumbranceRisk {
  return riskByCode(type?.code) ?? riskByCode(encumbranceCodeInWords(type?.value ?? '')) ?? otherRisk;
}

function riskByCode(code: string | undefined): EncumbranceRisk | undefined {
  return code === undefined ? undefined : risksByCode.find(([prefix]) => code.startsWith(prefix))?.[1];
}
