import type { Letter } from '#platform/mail/letter.ts';

/** Opened by the signed-in owner only, so the URL itself is no secret. */
export const exportReady = (site: string, exportId: string): Letter => ({
  subject: 'Выгрузка ваших данных готова',
  paragraphs: [
    'Мы собрали всё, что храним о вас: это архив ZIP с файлами JSON.',
    'Файл доступен 24 часа, для скачивания нужно быть в личном кабинете.',
  ],
  action: { title: 'Скачать', url: `${site}/api/person/export/${exportId}` },
});

export const deletionScheduled = (number: string, destroyBefore: string): Letter => ({
  subject: 'Согласие отозвано',
  paragraphs: [
    'Личный кабинет закрыт, обработка ваших персональных данных прекращена. Сессии, токен API и вебхуки больше не действуют.',
    `Данные будут уничтожены до ${destroyBefore}. Сведения об оплатах и выставленные документы хранятся, пока этого требует закон.`,
    `Номер обращения: ${number}. По нему поддержка подтвердит уничтожение и вернёт деньги с баланса.`,
    'Если это сделали не вы, сразу напишите в поддержку.',
  ],
});

export const requestCode = (code: string): Letter => ({
  subject: 'Код для запроса «Сведения обо мне»',
  paragraphs: [
    `Код: ${code}. Он действует 10 минут.`,
    'Если запрос сделали не вы, ничего не делайте: без кода ответа никто не получит.',
  ],
});

export const requestExtended = (number: string, due: string, reason: string): Letter => ({
  subject: `Срок ответа на запрос № ${number} продлён`,
  paragraphs: [`Ответ придёт не позже ${due}. Причина: ${reason}`],
});

export const requestAnswered = (number: string, text: string): Letter => ({
  subject: `Ответ на запрос № ${number} о ваших персональных данных`,
  paragraphs: [text, 'Если вы не согласны, ответьте на это письмо или обратитесь в Роскомнадзор.'],
});

export const requestRefused = (number: string, reason: string): Letter => ({
  subject: `Личность по запросу № ${number} не подтверждена`,
  paragraphs: [`Ответить на запрос нельзя. Причина: ${reason}`, 'Запрос можно подать ещё раз.'],
});
