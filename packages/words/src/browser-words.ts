// The order matters: derived browsers also name the browser they are based on.
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameOf = (list: typeof browsers, words: string): string | undefined =>
  list.find(([mark]) => mark.test(words))?.[1];

/** «Chrome, Windows» from a user agent; precise enough to recognise one's own device. */
export function browserWords(userAgent: string): string {
  const [browser, system] = [nameOf(browsers, userAgent), nameOf(systems, userAgent)];
  if (browser === undefined && system === undefined) return 'Неизвестное устройство';
  return [browser ?? 'Неизвестный браузер', system].filter(Boolean).join(', ');
}
