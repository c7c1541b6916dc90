import type { Letter } from '#platform/mail/letter.ts';

/** For a list: one letter for all its reports. */
export const batchFinished = (site: string, title: string, done: number, failed: number): Letter => ({
  subject: 'Список проверен',
  paragraphs: [
    `«${title}»: готово отчётов — ${done}${failed > 0 ? `, не удалось проверить — ${failed}` : ''}.`,
    ...(failed > 0 ? ['Деньги за невыполненные строки возвращаем: где они, сказано в итогах.'] : []),
    'Итоги — на странице списка, там же таблица XLSX. Отчёты хранятся один месяц.',
  ],
  action: { title: 'Открыть итоги', url: `${site}/wholesale/` },
});

export const conclusionClosed = (site: string, title: string, id: string, isWritten: boolean): Letter => ({
  subject: isWritten ? 'Экспертное заключение готово' : 'Экспертное заключение не написано',
  paragraphs: [
    isWritten
      ? `Заключение по отчёту «${title}» написано. Кто его написал и когда, сказано на его странице.`
      : `По отчёту «${title}» заключения не будет. Почему и что с деньгами, сказано на странице запроса.`,
  ],
  action: { title: 'Открыть', url: `${site}/fizcheck-expert/${id}/` },
});

export const conclusionCorrected = (site: string, title: string, id: string): Letter => ({
  subject: 'Экспертное заключение исправлено',
  paragraphs: [
    `Мы перечитали заключение по отчёту «${title}» и исправили его. Новый текст — на странице заключения и в PDF отчёта; доплачивать не нужно.`,
  ],
  action: { title: 'Открыть', url: `${site}/fizcheck-expert/${id}/` },
});

/** `facts`: what the policy says, name and value. */
export const policyIssued = (
  site: string,
  number: string,
  facts: readonly (readonly [title: string, value: string])[],
  path: string,
): Letter => ({
  subject: `Полис страхования № ${number}`,
  paragraphs: ['Вместе с отчётом вы получили полис. Правила страхования и полис в PDF — на странице отчёта.'],
  facts: facts.map(([title, value]) => ({ title, value })),
  action: { title: 'Открыть полис', url: `${site}${path}#insurance` },
  notes: ['Сохраните полис и правила: отчёт хранится один месяц, а полис действует дольше.'],
});

export const riskConcluded = (site: string, title: string, path: string): Letter => ({
  subject: 'К отчёту добавлено заключение',
  paragraphs: [`В отчёте «${title}» появилось заключение. Кто его написал и когда, сказано в отчёте.`],
  action: { title: 'Открыть отчёт', url: `${site}${path}` },
});

export interface DisputedFinding {
  readonly number: number;
  /** The finding's title, without names of people. */
  readonly title: string;
  readonly product: string;
  readonly reportPath: string;
}

const aboutDispute = ({ product, title }: DisputedFinding) => [
  { title: 'Отчёт', value: product },
  { title: 'Находка', value: title },
];

export const disputeOpened = (site: string, dispute: DisputedFinding): Letter => ({
  subject: `Мы получили сообщение об ошибке № ${dispute.number}`,
  paragraphs: [
    'Сотрудник сверит находку с источником и ответит письмом на этот адрес. До ответа находка отмечена в отчёте и в его PDF как оспоренная.',
  ],
  facts: aboutDispute(dispute),
  action: { title: 'Открыть отчёт', url: `${site}${dispute.reportPath}` },
});

const outcomeParagraphs = {
  changed: 'Вы правы: находка в отчёте исправлена, вывод и PDF сделаны заново.',
  withdrawn: 'Вы правы: находка отозвана, вывод и PDF сделаны заново без неё.',
  explained: 'Мы сверили находку с источником и оставили её в отчёте. Объяснение теперь есть и в отчёте.',
  money_back: 'Мы возвращаем деньги за эту услугу. Сколько и куда, сказано ниже.',
} as const;

/** `money`: what was returned and where to, in words; empty for none. */
export const disputeAnswered = (
  site: string,
  dispute: DisputedFinding,
  answer: {
    readonly outcomes: readonly (keyof typeof outcomeParagraphs)[];
    readonly text: string;
    readonly money: string;
  },
): Letter => ({
  subject: `Ответ на сообщение об ошибке № ${dispute.number}`,
  paragraphs: [
    ...answer.outcomes.map((outcome) => outcomeParagraphs[outcome]),
    ...(answer.money === '' ? [] : [answer.money]),
  ],
  facts: aboutDispute(dispute),
  quote: answer.text,
  action: { title: 'Открыть отчёт', url: `${site}${dispute.reportPath}` },
  notes: ['Если вы не согласны с ответом, сообщите об ошибке ещё раз у той же находки.'],
});
