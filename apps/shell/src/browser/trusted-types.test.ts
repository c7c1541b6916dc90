import { describe, expect, test } from 'vitest';
import { dataBlock, plainHtml, scriptAddress } from './trusted-types.ts';

const page = new URL('https://realestate.example/order/');

describe('addresses of scripts', () => {
  test.each(['/assets/main.js', 'https://realestate.example/r/account/1/web/x.js', '/sets/a/b/c/x.js'])(
    '%s is ours',
    (url) => expect(scriptAddress(url, page)).toBe(url),
  );

  test('another origin is left to the content security policy', () => {
    expect(scriptAddress('https://pay.example/widget.js', page)).toBe('https://pay.example/widget.js');
  });

  test.each([
    '/api/attachment/1',
    'x.js',
    '/assets/../api/x',
    'javascript:alert(1)',
    'data:,alert(1)',
    'https://',
  ])('%s never becomes a script (V3.2.2)', (url) => expect(scriptAddress(url, page)).toBeNull());
});

test('JSON is a data block, a program is not', () => {
  expect(dataBlock('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
  expect(dataBlock('alert(1)')).toBeNull();
});

describe('HTML without a type', () => {
  test('only what React writes itself passes', () => {
    const own = ['https://realestate.example/assets/main.js', ''];
    expect(plainHtml('', own, page)).toBe('');
    expect(plainHtml('<script></script>', own, page)).toBe('<script></script>');
    expect(plainHtml('<img src=x onerror=alert(1)>', own, page)).toBeNull();
  });

  test('a page with the widget of the payment provider lets it write', () => {
    expect(plainHtml('<b></b>', ['https://pay.example/widget.js'], page)).toBe('<b></b>');
  });
});
