import { brandOf, themeOf } from '@proverka/brand/brands';
import type { HostEntry } from '@proverka/brand/host';
import { escapeHtml } from '../render/escape-html.ts';

/** The last resort: plain HTML for when nothing could be rendered. Text of the specification, section 2. */
export const failurePage = (host: HostEntry, requestId: string): string =>
  plainPage(host, 'Произошла ошибка', (supportEmail) => [
    '<h1>Произошла ошибка, мы уже решаем эту проблему</h1>',
    '<p><a href="/">На главную</a></p>',
    `<p>Если ошибка повторяется, напишите на ${mailTo(supportEmail)} и назовите номер ${requestId}.</p>`,
  ]);

/** For the visitor who comes while too many pages are being made. */
export const busyPage = (host: HostEntry): string =>
  plainPage(host, 'Сайт перегружен', (supportEmail) => [
    '<h1>Сейчас слишком много посетителей</h1>',
    '<p>Подождите несколько секунд и обновите страницу. Если вы вошли, вы не вышли.</p>',
    `<p>Если не помогает, напишите на ${mailTo(supportEmail)}.</p>`,
  ]);

/** The page for a form submitted without its script: nothing was read from it. */
export const unsentFormPage = (host: HostEntry, pathname: string): string =>
  plainPage(host, 'Форма не отправлена', (supportEmail) => [
    '<h1>Форма не отправлена</h1>',
    '<p>Для проверок нужен JavaScript. Включите его в браузере, вернитесь на страницу и заполните форму ещё раз. Введённое не прочитано и не сохранено.</p>',
    `<p><a href="${escapeHtml(pathname)}">Вернуться на страницу</a></p>`,
    '<p><a href="/system-req/">Какие браузеры подходят</a></p>',
    `<p>Если JavaScript включён, напишите на ${mailTo(supportEmail)}.</p>`,
  ]);

const mailTo = (address: string) => `<a href="mailto:${address}">${address}</a>`;

function plainPage(host: HostEntry, title: string, content: (supportEmail: string) => string[]): string {
  const { name, supportEmail } = brandOf(host.brand);
  return `<!doctype html><html lang="ru" data-theme="${themeOf(host)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} — ${name}</title></head><body><main>
${content(supportEmail).join('\n')}
</main></body></html>`;
}
