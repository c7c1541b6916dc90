import type { blogRefusals, mailingRefusals, siteRefusals } from '@proverka/contract/refusals';

type ContentRefusal = (typeof blogRefusals | typeof mailingRefusals | typeof siteRefusals)[number];

/** Of articles, comments, mailings and what the sites show to everybody. */
export const contentRefusalTexts: Readonly<Record<ContentRefusal, string>> = {
  article_not_found: 'Такой статьи нет или она больше не опубликована',
  comment_not_found: 'Такого комментария нет: возможно, он уже удалён',
  mailing_not_found: 'Рассылка не найдена',
  mailing_started: 'Рассылка уже начата. Изменить или начать можно только черновик',
  unsubscribe_link_invalid:
    'Ссылка не подходит. Откройте её из письма целиком или отключите новости в настройках',
  system_setting_exists: 'Объявление с таким ключом уже есть',
  system_setting_built_in: 'Эту настройку можно только выключить',
  banner_not_found: 'Такого баннера нет',
  banner_changed: 'Пока вы правили, баннер изменил коллега. Посмотрите, что изменилось, и решите заново',
};
