/** What it means for somebody to stand in a case. `defendant` includes debtors of a claim; `debtor` is one in a bankruptcy. */
export type CourtRole =
  | 'accused'
  | 'debtor'
  | 'defendant'
  | 'claimant'
  | 'victim'
  | 'third'
  | 'helper'
  | 'unknown';

/**
 * The roles as court sites write them, by how they begin: sudrf.ru («процессуальный статус лица»), mos-gorsud.ru,
 * msudrf.ru, kad.arbitr.ru and the supplier's codes. Sites add words freely: «третье лицо, не заявляющее …».
 */
const beginnings: readonly (readonly [CourtRole, RegExp])[] = [
  [
    'accused',
    /^(?:подсудим|обвиняем|осужден|подозреваем|оправданн|привлекаем|правонарушител|лицо,? (?:в отношении|привлекаем)|лицо$)/u,
  ],
  ['debtor', /^(?:debtor$|банкрот)/u],
  [
    'defendant',
    /^(?:(?:административный |адм\. ?|гражданский |со)?ответчик|должник|defendant$|respondent$)/u,
  ],
  ['victim', /^(?:потерпевш|гражданский истец|частный обвинитель)/u],
  [
    'claimant',
    /^(?:(?:административный |адм\. ?|со)?истец|истица|взыскател|заявител|кредитор|жалобщик|податель|plaintiff$)/u,
  ],
  ['third', /^(?:треть[еия]|3-?е лиц|заинтересованн|ин(?:ое|ые) лиц|third|other$)/u],
  [
    'helper',
    /^(?:(?:законный |процессуальный )?представител|защитник|адвокат|прокурор|государственный обвинител|свидетел|эксперт|специалист|переводчик|понято|орган|следовател|судебный пристав|финансовый управляющ|арбитражный управляющ|управляющ)/u,
  ],
];

/** From the one that weighs most: somebody sued in return is a defendant too. */
const byWeight: readonly CourtRole[] = [
  'accused',
  'debtor',
  'defendant',
  'claimant',
  'victim',
  'third',
  'helper',
];

/** «Ответчик (истец по встречному иску)» names two roles; a comma separates roles only before another role. */
const separators =
  /[;/(]|,\s*(?=(?:административный )?(?:истец|ответчик|заявител|взыскател|должник|треть|потерпевш))/u;

/** Reads a role as written; words nobody knows are `unknown` and never harmless. */
export function courtRoleOf(written: string): CourtRole {
  const roles = new Set(
    written
      .normalize('NFC')
      .toLocaleLowerCase('ru')
      .replaceAll('ё', 'е')
      .replaceAll(/\s+/gu, ' ')
      .split(separators)
      .flatMap((part) => beginnings.find(([, words]) => words.test(part.trim()))?.[0] ?? []),
  );
  return byWeight.find((role) => roles.has(role)) ?? 'unknown';
}
