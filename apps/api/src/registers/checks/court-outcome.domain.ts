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
  ['unknown', /приговор.*отмен|отмен.*приговор/u],
  [
    'elsewhere',
    /прокурору|по подсудности|по подведомственности|на новое рассмотрение|возвращени\S* протокола|протокол.*возвращ|присоединен|объединен/u,
  ],
  ['treatment', /мер\S* медицинского характера/u],
  ['dropped', /отказано в (?:принятии|возбуждении)|приказ\S* отмен|отмен\S* .*приказ/u],
  ['for', /оправда|невиновн|отсутстви\S* (?:события|состава)|непричастн|реабилит/u],
  ['dropped', /прекращ|без рассмотрения|возвращен|отозван|снят[оа] с|мирово\S* соглашени/u],
  ['for', /не удовлетворен|без удовлетворения/u],
  ['against', /удовлетворен[оаы]?(?![а-я])|удовлетворить/u],
  ['for', /отказано|отказать/u],
  [
    'against',
    /приговор|судебн\S* приказ|назначени\S* (?:\S+ )?наказани|назначено (?:\S+ )?наказание|взыскан[оаы]?(?![а-я])|признан\S* (?:виновн|банкрот|недееспособн|ограниченно)/u,
  ],
  [
    'pending',
    /рассматривается|приостановл|отложен|назначено|перерыв|принят\S* к производству|в производстве/u,
  ],
  ['ended', /заверш|окончен|рассмотрено|вступил|решение|архив/u],
];

/** Reads the result of a case as written; null while the card names none. */
export function courtOutcomeOf(written: string | null): CourtOutcome {
  const words = (written ?? '').normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();
  if (words === '') return 'pending';
  return results.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unknown';
}
