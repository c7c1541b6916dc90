const script = /<(script|style|noscript)\b.*?<\/\1\s*>/gisu;
const captcha = /капч|captcha|код[а-я]* с картинки|вы не робот|проверк\S{1,20} браузера|ddos-guard/iu;
const maintenance =
  /техническ\S{1,20} работ|профилактическ\S{1,20} работ|регламентн\S{1,20} работ|временно недоступ|maintenance/iu;

export const isWebPage = (text: string): boolean => /^\s*</u.test(text);

/** What a web page in place of an answer says; `null` for a page that says neither. */
export function readWebPage(html: string): 'captcha' | 'maintenance' | null {
  // Scripts name services of every kind, and a page of the start of a site has them too.
  const text = html.slice(0, 100_000).replaceAll(script, ' ');
  if (captcha.test(text)) return 'captcha';
  return maintenance.test(text) ? 'maintenance' : null;
}
