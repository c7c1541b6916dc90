import { expect, test } from 'vitest';
import { browserWords } from './browser-words.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} YaBrowser/25.10`, 'Яндекс Браузер, Linux'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S928B) ${chrome} SamsungBrowser/28.0`, 'Samsung Internet, Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['', 'Неизвестное устройство'],
  ['node', 'Неизвестное устройство'],
  ['Something (Windows)', 'Неизвестный браузер, Windows'],
])('the user agent «%s» is shown as %s', (userAgent, words) => {
  expect(browserWords(userAgent)).toBe(words);
});
