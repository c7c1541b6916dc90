import type { Brand } from '@proverka/brand/brand';
import type { CreditPurpose } from '@proverka/contract/credit-consent';
import { formatDate } from '@proverka/words/dates';
import { personName } from '@proverka/words/person-name';

export interface ConsentParties {
  readonly brand: Brand;
  readonly asker: string;
  readonly purpose: CreditPurpose;
  /** In full: the consent names who gives it. */
  readonly subject: Readonly<Record<string, string | undefined>>;
}

export interface ConsentText {
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const purposeWords: Readonly<Record<CreditPurpose, string>> = {
  loan: 'решение о займе, рассрочке или поручительстве',
  rent: 'решение о сдаче жилья или имущества в аренду',
  employment: 'решение о приёме на работу',
  deal: 'решение о сделке',
  own: 'ознакомление со своей кредитной историей',
};

/** 218-FZ, article 6, part 10: six months from the day it was signed. */
export const CONSENT_MONTHS = 6;

export const operatorWords = ({ requisites }: Brand): string =>
  `${requisites.company}, ИНН ${requisites.inn}, ОГРН ${requisites.ogrn}, ${requisites.address}`;

/** 218-FZ, article 6, parts 9 and 10: whom, by whom, for what, how long. A changed text gets another version. */
export function consentText(parties: ConsentParties): ConsentText {
  const { brand, asker, purpose, subject } = parties;
  const born =
    subject['birth_date'] === undefined ? '' : `, дата рождения ${formatDate(subject['birth_date'])}`;
  const passport = `паспорт ${subject['passport_series'] ?? ''} ${subject['passport_number'] ?? ''}`;
  const passedOn =
    purpose === 'own'
      ? 'Отчёт увижу только я.'
      : `Отчёт получит заказчик: ${asker}. Другим лицам отчёт не передаётся.`;
  return {
    version: '2026-11-1',
    title: 'Согласие на получение кредитного отчёта',
    paragraphs: [
      `Я, ${personName(subject)}${born}, ${passport}, даю согласие пользователю кредитной истории ${operatorWords(brand)} получить в бюро кредитных историй мой кредитный отчёт (статья 6 Федерального закона от 30.12.2004 № 218-ФЗ «О кредитных историях»).`,
      `Цель: ${purposeWords[purpose]}. ${passedOn}`,
      `Согласие действует шесть месяцев со дня подписания. Отчёт хранится один месяц.`,
      'Согласие можно отозвать по той же ссылке, пока бюро не ответило, а позже запросом на странице «Сведения обо мне».',
      'Я подписываю согласие простой электронной подписью: кодом из SMS, отправленного на мой телефон.',
    ],
  };
}
