import type { ApiScope } from '@proverka/contract/api-token';
import { momentDay, momentWords } from '@proverka/words/moments';
import { apiScopeWords, programEndWords } from '@proverka/words/program-words';
import type { Letter } from '#platform/mail/letter.ts';

/** `site` is the public address of the brand, without a trailing slash, as in all letters. */
export const registered = (site: string): Letter => ({
  subject: 'Вы зарегистрированы',
  paragraphs: ['Вы успешно зарегистрированы. Ваши заказы и отчёты — в личном кабинете.'],
  action: { title: 'Личный кабинет', url: `${site}/user/` },
});

/** The part after # reaches neither logs nor other sites. */
export const emailLinkUrl = (site: string, token: string): string => `${site}/verify-email/#${token}`;

const LINK_LIFE = 'Ссылка действует 24 часа и открывается один раз.';

export const registeredWithOrder = (link: string, email: string, password: string): Letter => ({
  subject: 'Личный кабинет создан',
  // Keeps the password out of the preview line in an inbox.
  preview: 'Подтвердите почту, чтобы открыть кабинет. Пароль для входа — в письме.',
  paragraphs: [
    'Вместе с заказом для вас создан личный кабинет. Подтвердите почту, чтобы его открыть.',
    `${LINK_LIFE} Вместо ссылки можно войти с паролем ниже: сайт попросит заменить его своим.`,
  ],
  facts: [
    { title: 'E-mail', value: email },
    { title: 'Пароль', value: password },
  ],
  action: { title: 'Подтвердить почту', url: link },
  notes: [
    'Если вы ничего не заказывали, кто-то ошибся в адресе. Кабинет без подтверждения никто не откроет, письмо можно удалить.',
  ],
});

export const confirmEmail = (link: string): Letter => ({
  subject: 'Подтвердите почту',
  paragraphs: ['Подтвердите почту, чтобы открыть личный кабинет с вашим заказом.', LINK_LIFE],
  action: { title: 'Подтвердить почту', url: link },
  notes: ['Если вы ничего не заказывали, письмо можно удалить.'],
});

export const sessionsClosedByStaff = (site: string, isAll: boolean): Letter => ({
  subject: isAll ? 'Мы закрыли все ваши сессии' : 'Мы закрыли одну из ваших сессий',
  paragraphs: [
    isAll
      ? 'Сотрудник поддержки завершил все сессии вашего аккаунта. Токен API и вебхуки больше не действуют. Чтобы войти снова, понадобится пароль.'
      : 'Сотрудник поддержки завершил одну из сессий вашего аккаунта. Чтобы войти на том устройстве снова, понадобится пароль.',
    'Если вы об этом не просили, смените пароль и напишите в поддержку.',
  ],
  action: { title: 'Настройки безопасности', url: `${site}/user/settings/?part=security` },
});

export const supportSignedIn = (site: string, signedIn: Occasion): Letter => ({
  subject: 'Сотрудник поддержки вошёл в ваш кабинет',
  paragraphs: [
    'Чтобы разобраться в вашем вопросе, сотрудник поддержки на час вошёл в ваш личный кабинет. Он видит то же, что и вы, но не может сменить пароль, выпустить токен, оплатить заказ или дать за вас согласие. Всё, что он открыл, записано.',
    'Если вы не обращались в поддержку, закройте эту сессию в настройках и напишите нам.',
  ],
  facts: occasionFacts(signedIn),
  action: { title: 'Открытые сессии', url: `${site}/user/settings/?part=security` },
});

export const roleChangedByStaff = (site: string, role: string): Letter => ({
  subject: 'Роль вашего аккаунта изменена',
  paragraphs: [
    `Теперь ваша роль — «${role}». От роли зависят цены и разделы кабинета. Все сессии закрыты, токен API и вебхуки, если они были, больше не действуют: войдите заново.`,
    'Если вы об этом не просили, напишите в поддержку.',
  ],
  action: { title: 'Войти', url: `${site}/` },
});

export const accountReopened = (site: string, password: string): Letter => ({
  subject: 'Личный кабинет снова открыт',
  preview: 'Удаление отменено. Новый пароль действует 24 часа.',
  paragraphs: [
    'Вы удалили личный кабинет, а потом попросили его вернуть. Удаление отменено, данные не уничтожены, согласие на их обработку снова действует.',
    'Войдите с прежним паролем или с паролем из письма: он действует 24 часа, и сайт попросит заменить его своим. Токен API и вебхуки, если они были, нужно создать заново.',
  ],
  facts: [{ title: 'Ваш новый пароль', value: password }],
  action: { title: 'Войти', url: `${site}/` },
  notes: ['Если вы не просили вернуть кабинет, напишите в поддержку: мы удалим его снова.'],
});

export const newPassword = (site: string, password: string): Letter => ({
  subject: 'Новый пароль',
  preview: 'Новый пароль действует 24 часа.',
  paragraphs: [
    'Вы просили новый пароль. Он действует 24 часа. После входа с ним прежний пароль перестанет работать; пока вы не вошли, прежний действует. При входе сайт попросит заменить пароль из письма своим.',
  ],
  facts: [{ title: 'Ваш новый пароль', value: password }],
  action: { title: 'Войти', url: `${site}/` },
  notes: ['Если вы не просили новый пароль, ничего не делайте.'],
});

export const deskInvitation = (link: string): Letter => ({
  subject: 'Доступ к рабочему месту',
  paragraphs: [
    'Вам открыт доступ к рабочему месту сотрудника. По ссылке задайте пароль и ключ доступа или код из приложения.',
    'Ссылка действует час и открывается один раз. Прежний пароль и прежние ключи доступа после этого не действуют.',
  ],
  action: { title: 'Открыть доступ', url: link },
  notes: ['Если вы не сотрудник сервиса, не открывайте ссылку и напишите в поддержку.'],
});

/** When a credential was made or ended, and from which address; none when a rule of the service ended it. */
export interface Occasion {
  readonly when: Date;
  readonly address: string | null;
}

export const occasionFacts = ({ when, address }: Occasion): NonNullable<Letter['facts']> => [
  { title: 'Когда', value: momentWords(when) },
  ...(address === null ? [] : [{ title: 'IP-адрес', value: address }]),
];

/** What to do about something that acts for the account and that its owner did not make. */
export const ifNotYou =
  'Если это не вы: смените пароль. Вместе с ним перестанут действовать токен API, вебхуки и все остальные сессии. Если войти не получается, запросите новый пароль на странице входа и напишите в поддержку.';

export const securityAction = (site: string): NonNullable<Letter['action']> => ({
  title: 'Сменить пароль',
  url: `${site}/user/settings/?part=security`,
});

const programsAction = (site: string): NonNullable<Letter['action']> => ({
  title: 'Настройки API',
  url: `${site}/user/settings/?part=api`,
});

export const passwordChanged = (site: string, changed: Occasion & { keepsPrograms: boolean }): Letter => ({
  subject: 'Пароль изменён',
  paragraphs: [
    `Пароль вашего личного кабинета изменён, остальные сессии закрыты. ${
      changed.keepsPrograms
        ? 'Токен API и вебхуки оставлены: так выбрано при смене пароля.'
        : 'Токен API и вебхуки, если они были, больше не действуют.'
    }`,
    'Если это были не вы, запросите новый пароль на странице входа и напишите в поддержку.',
  ],
  facts: occasionFacts(changed),
  action: { title: 'Личный кабинет', url: `${site}/user/settings/` },
});

export interface TokenMade extends Occasion {
  readonly prefix: string;
  readonly until: Date;
  readonly scopes: readonly ApiScope[];
  readonly isRenewal: boolean;
}

export const apiTokenMade = (site: string, made: TokenMade): Letter => ({
  subject: made.isRenewal ? 'Токен API выпущен заново' : 'Выпущен токен API',
  paragraphs: [
    made.isRenewal
      ? 'В вашем личном кабинете выпущен новый токен API. Прежний больше не действует.'
      : 'В вашем личном кабинете выпущен токен API: программа с ним действует от вашего имени.',
    ifNotYou,
  ],
  facts: [
    { title: 'Токен', value: `${made.prefix}…` },
    { title: 'Действует до', value: momentDay(made.until) },
    { title: 'Что можно', value: made.scopes.map((scope) => apiScopeWords[scope]).join(', ') },
    ...occasionFacts(made),
  ],
  action: securityAction(site),
});

export const apiTokenExpires = (
  site: string,
  { prefix, until }: { prefix: string; until: Date },
): Letter => ({
  subject: `Токен API действует до ${momentDay(until)}`,
  paragraphs: [
    'После этого ваши программы с этим токеном будут получать отказ. Выпустите новый заранее и впишите его в программы: прежний перестанет действовать в момент выпуска.',
  ],
  facts: [
    { title: 'Токен', value: `${prefix}…` },
    { title: 'Действует до', value: momentWords(until) },
  ],
  action: programsAction(site),
});

export type ProgramEnd = Exclude<keyof typeof programEndWords, 'expired' | 'renewed' | 'account_closed'>;

export interface ProgramsEnded extends Occasion {
  readonly why: ProgramEnd;
  /** The beginnings of tokens. */
  readonly tokens: readonly string[];
  /** The hosts of webhooks: the rest of an address may be a secret. */
  readonly webhooks: readonly string[];
}

export const programsEnded = (site: string, ended: ProgramsEnded): Letter => ({
  subject: 'Доступ программ к личному кабинету закрыт',
  paragraphs: [
    'Программы больше не действуют от вашего имени и не получают сообщений о заказах. Если они нужны, выпустите новый токен и подпишитесь заново в настройках.',
    ifNotYou,
  ],
  facts: [
    ...ended.tokens.map((prefix) => ({ title: 'Токен API', value: `${prefix}…` })),
    ...ended.webhooks.map((host) => ({ title: 'Вебхук', value: host })),
    { title: 'Почему', value: programEndWords[ended.why] },
    ...occasionFacts(ended),
  ],
  action: programsAction(site),
});
