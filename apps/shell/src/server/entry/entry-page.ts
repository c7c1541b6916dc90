import { brandOf, themeOf } from '@proverka/brand/brands';
import type { HostEntry } from '@proverka/brand/host';
import { escapeHtml } from '../../render/escape-html.ts';
import { plateColours } from '../favicon.ts';
import { entryAddress, entryPath } from './entry.domain.ts';

export const entryStylePath = `${entryPath}style.css`;

const forOwner =
  'Вы открыли ссылку для входа в этот личный кабинет. Если он не ваш, не входите: ваши заказы и оплаты попали бы к другому человеку.';
const forStaff =
  'Вы сотрудник и войдёте от имени этого человека на час. Всё, что вы откроете, записывается в журнал, человек получит письмо. Менять пароль, выпускать токены, платить и соглашаться за него нельзя.';

interface Asked {
  /** Masked. */
  readonly email: string;
  readonly isImpersonation: boolean;
}

/** Asks a guest before a code from a link signs them in. Works without scripts: it may be the first page in a browser. */
export const entryPage = (host: HostEntry, { email, isImpersonation }: Asked, to: string): string => {
  const { name } = brandOf(host.brand);
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${entryStylePath}">
<title>Вход по ссылке — ${name}</title></head><body><main>
<p class="brand">${name}</p>
<h1>Войти как ${escapeHtml(email)}?</h1>
<p>${isImpersonation ? forStaff : forOwner}</p>
<form method="post" action="${escapeHtml(entryAddress(to))}"><button type="submit">Войти как ${escapeHtml(email)}</button></form>
<p><a href="${escapeHtml(to)}">Продолжить без входа</a></p>
</main></body></html>`;
};

export const entryStyle = (host: HostEntry): string => `
body { margin: 0; background: #f6f5f1; color: #1d2521; font: 1rem/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 30rem; margin: 10vh auto 0; padding: 1.5rem; background: #fff; border-radius: 0.75rem }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
p { margin: 0 0 1rem }
.brand { color: #56605b }
button { width: 100%; min-height: 3rem; padding: 0.5rem 1rem; border: 0; border-radius: 0.5rem; background: ${plateColours[themeOf(host)]};
  color: #fff; font: inherit; font-weight: 600; cursor: pointer; overflow-wrap: anywhere }
form { margin: 0 0 1rem }
a { color: ${plateColours[themeOf(host)]} }
`;
