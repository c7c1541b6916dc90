import type { DebtKind } from '@proverka/contract/record-plot';

/** What a debt is for, by the words bailiffs write; the first that fits, since «штраф по кредитному договору» is a credit. */
const kinds: readonly (readonly [DebtKind, RegExp])[] = [
  ['family', /алимент/iu],
  ['credit', /кредит|за[её]м|займ|ипотек/iu],
  ['housing', /коммунал|жил(?:ую|ое|ищн|ого|ья)|жкх|капитальн\p{L}* ремонт|электроэнерг|отоплен/iu],
  ['taxes', /налог|пени|страховы\p{L}* взнос|недоимк/iu],
  ['fines', /штраф|гибдд|административн/iu],
];

export const debtKindOf = (words: string): DebtKind =>
  kinds.find(([, written]) => written.test(words))?.[0] ?? 'other';
