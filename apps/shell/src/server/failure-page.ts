import { brandOf, themeOf } from '@proverka/brand/brands';
import type { HostEntry } from '@proverka/brand/host';

/** The last page standing: plain HTML, for when nothing could be rendered. Text of the specification, section 2. */
export function failurePage(host: HostEntry, requestId: string): string {
  const { name, supportEmail } = brandOf(host.brand);
  return `<!doctype html><html lang="ru" data-theme="${themeOf(host)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Произошла ошибка — ${name}</title></head><body><main>
<h1>Произошла ошибка, мы уже решаем эту проблему</h1>
<p><a href="/">На главную</a></p>
<p>Если ошибка повторяется, напишите на <a href="mailto:${supportEmail}">${supportEmail}</a> и назовите номер ${requestId}.</p>
</main></body></html>`;
}
