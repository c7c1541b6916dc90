import type { Letter } from '#platform/mail/letter.ts';

/** `site` is the public address of the brand, without a trailing slash, as in all letters. */
export const registered = (site: string): Letter => ({
  subject: 'Вы зарегистрированы',
  paragraphs: ['Вы успешно зарегистрированы. Ваши заказы и отчёты — в личном кабинете.'],
  action: { title: 'Личный кабинет', url: `${site}/user/` },
});

export const registeredWithOrder = (site: string, email: string, password: string): Letter => ({
  subject: 'Личный кабинет создан',
  // Keeps the password out of the preview line in an inbox.
  preview: 'Пароль для входа — в письме.',
  paragraphs: ['Вместе с заказом для вас создан личный кабинет.'],
  facts: [
    { title: 'E-mail', value: email },
    { title: 'Пароль', value: password },
  ],
  action: { title: 'Личный кабинет', url: `${site}/user/` },
  notes: ['Смените пароль в настройках после первого входа.'],
});

export const newPassword = (site: string, password: string): Letter => ({
  subject: 'Новый пароль',
  preview: 'Новый пароль действует 24 часа.',
  paragraphs: [
    'Вы просили новый пароль. Он действует 24 часа. После входа с ним прежний пароль перестанет работать; пока вы не вошли, прежний действует.',
  ],
  facts: [{ title: 'Ваш новый пароль', value: password }],
  action: { title: 'Войти', url: `${site}/` },
  notes: ['Если вы не просили новый пароль, ничего не делайте.'],
});

/** `site` is the public address of the brand, without a trailing slash. */
export const passwordChanged = (site: string): Letter => ({
  subject: 'Пароль изменён',
  paragraphs: [
    'Пароль вашего личного кабинета изменён, остальные сессии закрыты.',
    'Если это были не вы, запросите новый пароль на странице входа и напишите в поддержку.',
  ],
  action: { title: 'Личный кабинет', url: `${site}/user/settings/` },
});
