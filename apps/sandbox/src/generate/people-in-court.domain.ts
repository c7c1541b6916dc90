import type { RegisterRow } from '../registers/person.ts';
import { courtCase, criminalCase, endedEnforcement, enforcement } from './person-records.domain.ts';
import type { Random } from './random.domain.ts';

/** Words of court cards, as sudrf.ru writes them. */
const claim = (random: Random, role: string, result: string | null): RegisterRow => ({
  ...courtCase(random, '77'),
  role,
  received_on: '@-400',
  result,
  decided_on: result === null ? null : '@-200',
});

/** Sued others and suffered from a crime: nothing speaks against such a person. */
export const victimRows = (random: Random): Record<string, RegisterRow[]> => ({
  courts: [
    { ...criminalCase(random, '77'), role: 'ПОТЕРПЕВШИЙ', result: 'Вынесен ПРИГОВОР' },
    claim(random, 'ИСТЕЦ', 'Иск (заявление, жалоба) УДОВЛЕТВОРЕН'),
    claim(random, 'ТРЕТЬЕ ЛИЦО', null),
  ],
});

/** Was accused and acquitted, and once the case was dropped. */
export const acquittedRows = (random: Random): Record<string, RegisterRow[]> => ({
  courts: [
    { ...criminalCase(random, '77'), role: 'Подсудимый', result: 'ОПРАВДАТЕЛЬНЫЙ ПРИГОВОР' },
    { ...criminalCase(random, '77'), role: 'Подсудимый', result: 'Уголовное дело ПРЕКРАЩЕНО' },
    claim(random, 'ОТВЕТЧИК', 'ОТКАЗАНО в удовлетворении иска (заявлении, жалобы)'),
  ],
});

/** Debts in three regions, one of them that of the person, and a role nobody knows. */
export const severalRegionsRows = (random: Random): Record<string, RegisterRow[]> => ({
  fssp: [enforcement(random, '77'), enforcement(random, '50'), endedEnforcement(random, '16')],
  courts: [claim(random, 'ОТВЕТЧИК', null), { ...claim(random, 'УЧАСТНИК', null), as: { region: '50' } }],
});
