import type { Party } from './exchange.ts';
import { textOf } from './sections.domain.ts';
import type { Section } from './sections.domain.ts';

const firstOf = (section: Section, keys: readonly string[]): string =>
  keys.map((key) => textOf(section, key)).find((text) => text !== '') ?? '';

/**
 * One side of a document. The name may stand in `Плательщик1`, and `Плательщик` may hold «ИНН 7707083893 ООО …»; banks write zeros
 * for a person without a number.
 */
export function partyOf(section: Section, side: 'Плательщик' | 'Получатель'): Party {
  const written = firstOf(section, [`${side}1`, side]);
  const [, prefix = '', rest = written] =
    /^ИНН:?\s*(\d{12}|\d{10})(?!\d)\s*(.*)$/.exec(textOf(section, side)) ?? [];
  const inn = textOf(section, `${side}ИНН`) || prefix;
  return {
    name: textOf(section, `${side}1`) || rest,
    inn: /^0*$/.test(inn) ? '' : inn,
    kpp: noZero(textOf(section, `${side}КПП`)),
    account: firstOf(section, [`${side}Счет`, `${side}РасчСчет`]),
    bank: firstOf(section, [`${side}Банк1`, `${side}Банк`]),
    bik: textOf(section, `${side}БИК`),
    correspondentAccount: textOf(section, `${side}Корсчет`),
  };
}

const noZero = (text: string): string => (/^0*$/.test(text) ? '' : text);

/** The purpose as one text; some banks cut it into lines. */
export function purposeOf(section: Section): string {
  const whole = textOf(section, 'НазначениеПлатежа');
  if (whole !== '') return whole;
  return [1, 2, 3, 4, 5, 6]
    .map((part) => textOf(section, `НазначениеПлатежа${part}`))
    .filter((text) => text !== '')
    .join(' ');
}
