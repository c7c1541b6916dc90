import type { ApiAccess, ApiScope } from '@proverka/contract/api-token';
import { momentDay } from '@proverka/words/moments';
import { programEndWords } from '@proverka/words/program-words';

export const scopeTexts: Readonly<Record<ApiScope, { readonly title: string; readonly hint: string }>> = {
  'objects:read': {
    title: 'Искать объекты',
    hint: 'Поиск по адресу и кадастровому номеру, карточки объектов',
  },
  'orders:read': { title: 'Видеть заказы', hint: 'Список заказов, их состав и состояние' },
  'orders:write': { title: 'Заказывать', hint: 'Новые заказы с оплатой с баланса, уточнение данных' },
  'reports:read': { title: 'Читать отчёты', hint: 'Готовые отчёты и их PDF' },
  'account:read': { title: 'Видеть баланс и тариф', hint: 'Профиль, баланс и операции по нему' },
  'partner:read': { title: 'Видеть итоги партнёра', hint: 'Регистрации и заказы по вашей ссылке' },
  webhooks: {
    title: 'Видеть вебхуки',
    hint: 'Подписки и журнал доставок. Добавить подписку может только человек',
  },
};

export const eventWords: Readonly<Record<ApiAccess['events'][number]['action'], string>> = {
  created: 'Токен выпущен',
  renewed: 'Токен выпущен заново',
  revoked: 'Токен отозван',
  called: 'Изменение по токену',
  refused: 'Вызов отклонён',
};

type Token = NonNullable<ApiAccess['token']>;

export const isValid = ({ ended_date }: Pick<Token, 'ended_date'>): boolean => ended_date === null;

/** «Действует до 20.11.2027», «Истёк 20.11.2026», «Отозван 20.11.2026: пароль изменён» */
export function tokenState({ expires_date, ended_date, end_reason }: Token): string {
  if (ended_date === null || end_reason === null) return `Действует до ${momentDay(expires_date)}`;
  if (end_reason === 'expired') return `Истёк ${momentDay(ended_date)}`;
  const day = `Отозван ${momentDay(ended_date)}`;
  return end_reason === 'revoked' ? day : `${day}: ${programEndWords[end_reason]}`;
}
