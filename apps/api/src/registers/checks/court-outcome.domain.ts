/**
 * How a case ended for the one it was brought against. `elsewhere`: it goes on before another court or the prosecutor;
 * `ended`: it is over, and how is not said; `unknown`: nobody knows these words, so it is not known to be over.
 */
export type CourtOutcome =
  | 'pending'
  | 'elsewhere'
  | 'against'
  | 'treatment'
  | 'for'
  | 'dropped'
  | 'ended'
  | 'unknown';

/** The results of court cards (sudrf.ru) and the states of kad.arbitr.ru; the first that fits decides. */
const results: readonly (readonly [CourtOutcome, RegExp])[] = [
  ['unknown', /приговор.{0,200}отмен|отмен.{0,200}приговор/u],
  [
    'elsewhere',
    /прокурору|по подсудности|по подведомственности|на новое рассмотрение|возвращени\S{0,20} протокола|протокол.{0,200}возвращ|присоединен|объединен/u,
  ],
  ['treatment', /мер\S{0,20} медицинского характера/u],
  ['dropped', /отказано в (?:принятии|возбуждении)|приказ\S{0,20} отмен|отмен\S{0,20} .{0,200}приказ/u],
  ['for', /оправда|невиновн|отсутстви\S{0,20} (?:события|состава)|непричастн|реабилит/u],
  ['dropped', /прекращ|без рассмотрения|возвращен|отозван|снят[оа] с|мирово\S{0,20} соглашени/u],
  ['for', /не удовлетворен|без удовлетворения/u],
  ['against', /удовлетворен[оаы]?(?![а-я])|удовлетворить/u],
  ['for', /отказано|отказать/u],
  [
    'against',
    /приговор|судебн\S{0,20} приказ|назначени\S{0,20} (?:\S{1,40} )?наказани|назначено (?:\S{1,40} )?наказание|взыскан[оаы]?(?![а-я])|признан\S{0,20} (?:виновн|банкрот|недееспособн|ограниченно)/u,
  ],
  [
    'pending',
    /рассматривается|приостановл|отложен|назначено|перерыв|принят\S{0,20} к производству|в производстве/u,
  ],
  ['ended', /заверш|окончен|рассмотрено|вступил|решение|архив/u],
];

/** Reads the result of a case as written; null while the card names none. */
export function courtOutcomeOf(written: string | null): CourtOutcome {
  const words = (written ?? '').normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();
  if (words === '') return 'pending';
  return results.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unknown';
}
