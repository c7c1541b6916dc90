// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { callerIn, pageParts, versionIn } from './outline-parts.ts';

const owners = { content: 'account', dialogs: ['realestate'], shell: 'shell' };
const partsOf = (dialogs: string) => {
  document.body.innerHTML = `<div id="app"><div><header>a</header><div id="content">b</div><footer>c</footer></div></div>${dialogs}`;
  return pageParts(document, owners).map(({ element, remote }) => [element.textContent, remote]);
};

test('the content is of the page that is shown, and everything around it is of the shell', () => {
  expect(partsOf('')).toEqual([
    ['a', 'shell'],
    ['c', 'shell'],
    ['b', 'account'],
  ]);
});

test('open dialogs cover the page: each is of who opened it', () => {
  expect(partsOf('<div role="dialog">d</div><div role="dialog">e</div>')).toEqual([
    ['d', 'realestate'],
    ['e', 'shell'],
  ]);
});

test.each([
  [
    'Error\n at open (https://x.test/assets/outline.js:1:2)\n at a (https://x.test/r/fizcheck-pro/1/web/a.js:3:4)',
    'fizcheck-pro',
  ],
  [
    'open@https://x.test/assets/outline.js:1:2\na@https://x.test/assets/main.js:3:4\nb@https://x.test/r/account/1/web/a.js:3:4',
    'shell',
  ],
  [undefined, 'shell'],
])('who opened a dialog is read from where it was called', (stack, remote) => {
  expect(callerIn(stack, 'shell')).toBe(remote);
});

test('a version is in the address of the files of a remote, unless a development server serves them', () => {
  expect(versionIn('/r/account/4f1c2d3e4a5b/web/entry.js')).toBe('4f1c2d3e4a5b');
  expect(versionIn('http://localhost:4100/entry.js')).toBeNull();
});
