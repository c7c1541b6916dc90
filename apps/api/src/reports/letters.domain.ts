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

export const riskConcluded = (site: string, title: string, path: string): Letter => ({
  subject: 'К отчёту добавлено заключение',
  paragraphs: [`В отчёте «${title}» появилось заключение. Кто его написал и когда, сказано в отчёте.`],
  action: { title: 'Открыть отчёт', url: `${site}${path}` },
});
