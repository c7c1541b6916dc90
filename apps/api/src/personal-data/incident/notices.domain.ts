import type { Brand } from '@proverka/brand/brand';
import { momentWithZone } from '@proverka/words/moments';
import type { IncidentFigures } from './find-affected.ts';
import type { Incident } from './incident-arguments.ts';

export interface NoticeFacts {
  readonly brand: Brand;
  readonly incident: Incident;
  readonly figures: IncidentFigures;
  readonly now: Date;
}

/** What the journal cannot know: a person writes it before the notice is sent. */
const toFill = (what: string): string => `**[ЗАПОЛНИТЬ: ${what}]**`;

const operatorPart = ({ brand: { requisites, supportEmail } }: NoticeFacts): string[] => [
  '## Оператор',
  `${requisites.company}, ИНН ${requisites.inn}, ОГРН ${requisites.ogrn}`,
  `Адрес: ${requisites.address}`,
  `Электронная почта: ${supportEmail}`,
  `Лицо, уполномоченное взаимодействовать с Роскомнадзором: ${toFill('фамилия, имя, отчество, телефон, почта')}`,
];

const windowWords = ({ incident: { since, until } }: NoticeFacts): string =>
  `с ${momentWithZone(since)} до ${momentWithZone(until)}`;

function scopeWords({ incident: { account, credential, address } }: NoticeFacts): string {
  const named = [
    account && `действия аккаунта ${account}`,
    credential && `действия сессии или токена ${credential}`,
    address && `обращения с адреса ${address}`,
  ].filter(Boolean);
  return named.length === 0 ? 'все действия за это время' : named.join(', ');
}

const countsPart = (facts: NoticeFacts): string[] => {
  const { accounts, subjects, acts, firstAt, lastAt } = facts.figures;
  const seen =
    firstAt === null || lastAt === null
      ? 'В журнале таких обращений нет.'
      : `Первое обращение: ${momentWithZone(firstAt)}. Последнее: ${momentWithZone(lastAt)}.`;
  return [
    `Аккаунтов, данные которых прочитаны или в которые вошли: ${accounts}.`,
    `Людей, о которых отчёты прочитаны: ${subjects}.`,
    `Обращений в журнале: ${acts}. ${seen}`,
  ];
};

/** 152-FZ, article 21, part 3.1, item 1: within 24 hours of finding it out. */
export const firstNotice = (facts: NoticeFacts): string =>
  lines([
    '# Уведомление об инциденте с персональными данными (первичное, 24 часа)',
    'В Роскомнадзор, по пункту 1 части 3.1 статьи 21 Федерального закона от 27.07.2006 № 152-ФЗ',
    `Черновик составлен ${momentWithZone(facts.now)} по журналу событий безопасности. Проверьте его и заполните отмеченное.`,
    ...operatorPart(facts),
    '## Инцидент',
    `Дата и время обнаружения: ${toFill('когда и кем обнаружен')}`,
    `Проверенный промежуток: ${windowWords(facts)}; ${scopeWords(facts)}.`,
    ...countsPart(facts),
    'Категории данных: имя, электронная почта, телефон; в отчётах имя, дата рождения, сведения из источников.',
    `Содержание скомпрометированной базы: ${toFill('актуальность и период сбора данных')}`,
    '## Предполагаемые причины',
    toFill('причины нарушения прав субъектов'),
    '## Предполагаемый вред',
    toFill('вред правам субъектов персональных данных'),
    '## Принятые меры',
    toFill('что сделано для устранения последствий: закрытые сессии, отозванные токены, смена паролей'),
    '## Дополнительные сведения',
    `Дополнительное уведомление будет направлено в течение 72 часов. ${toFill('подпись, должность, дата')}`,
  ]);

/** 152-FZ, article 21, part 3.1, item 2: within 72 hours, the results of the inner investigation. */
export const secondNotice = (facts: NoticeFacts): string =>
  lines([
    '# Уведомление об инциденте с персональными данными (дополнительное, 72 часа)',
    'В Роскомнадзор, по пункту 2 части 3.1 статьи 21 Федерального закона от 27.07.2006 № 152-ФЗ',
    `Черновик составлен ${momentWithZone(facts.now)} по журналу событий безопасности. Проверьте его и заполните отмеченное.`,
    ...operatorPart(facts),
    `Первичное уведомление: ${toFill('номер и дата')}`,
    '## Результаты внутреннего расследования',
    `Проверенный промежуток: ${windowWords(facts)}; ${scopeWords(facts)}.`,
    ...countsPart(facts),
    `Решение о проведении расследования: ${toFill('номер и дата')}`,
    `Установленные причины: ${toFill('подтверждённые причины')}`,
    `Установленный вред: ${toFill('подтверждённый вред')}`,
    `Меры: ${toFill('принятые меры и сроки остальных')}`,
    '## Лица, действия которых стали причиной инцидента',
    toFill(
      'для человека фамилия, имя, отчество; для организации наименование, ИНН, адрес; либо «не установлены»',
    ),
    `Адреса в сети и признаки: ${facts.incident.address ?? toFill('адреса, если установлены')}`,
    '## Список затронутых субъектов',
    'Список затронутых людей приложен отдельным файлом и хранится с ограниченным доступом.',
    `Уведомление затронутых людей: ${toFill('когда и как уведомлены')}`,
    toFill('подпись, должность, дата'),
  ]);

const lines = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
