import type { SourceName } from '@proverka/contract/desk-sources';
import { momentWords } from '@proverka/words/moments';
import { sourceTitles } from './source-titles.ts';

/** A source whose answers are late: it does not answer, or the staff asks it by hand. */
export interface SourceTrouble {
  readonly source: SourceName;
  /** Since when it does not answer; null while it does. */
  readonly silentSince: Date | null;
  readonly isManual: boolean;
}

const late = 'Ответы придут позже обычного. Если отчёт не получится, деньги вернутся.';

/** What a visitor may expect or do meanwhile. */
const meanwhile: Readonly<Record<SourceName, string>> = {
  kadnet: late,
  supplier: late,
  passport: late,
  fssp: late,
  egrul: late,
  vehicle: late,
  car_adverts: late,
  nspd: 'Контур и часть сведений об объекте могут не показаться.',
  sales: 'Истории продаж сейчас может не быть: повторите позже.',
  adverts: 'Показываем прочитанные раньше: новые объявления и сведения о домах появятся позже.',
  market_data: 'Цен по месяцам и поиска объявления по адресу сейчас может не быть: повторите позже.',
  dadata: 'Подсказок может не быть: введите адрес или название целиком.',
};

/** The one text about a source in trouble, for pages, orders and reports alike. */
export function troubleWords({ source, silentSince, isManual }: SourceTrouble): string {
  const silent = silentSince === null ? '' : `${silentWords(source, 'не отвечает', silentSince)}. `;
  const whom = silentSince === null ? `источником «${sourceTitles[source]}»` : 'ним';
  const manual = isManual ? `С ${whom} работают сотрудники. ` : '';
  return `${silent}${manual}${meanwhile[source]}`;
}

/** Why a check was given up while its source was in trouble. */
export function givenUpInTrouble({ source, silentSince }: SourceTrouble): string {
  const why =
    silentSince === null
      ? `С источником «${sourceTitles[source]}» работали сотрудники`
      : silentWords(source, 'не отвечал', silentSince);
  return `${why}, ответа за отведённое время нет.`;
}

const silentWords = (source: SourceName, verb: string, since: Date): string =>
  `Источник «${sourceTitles[source]}» временно ${verb} с ${momentWords(since)}`;
