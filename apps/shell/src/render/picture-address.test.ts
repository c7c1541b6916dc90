import { expect, test } from 'vitest';
import { picturePath, readPicturePath } from './picture-address.ts';

const text = { theme: 'person-check', title: 'Проверка долгов у приставов' } as const;

test('the address of a link picture contains the text to draw', () => {
  const path = picturePath('secret', text);
  expect(path).toMatch(/^\/og\/person-check\/[\w-]{22}\/[\w-]+\.png$/);
  expect(readPicturePath('secret', path)).toEqual(text);
});

test('a picture address with a forged text, brand or signature is rejected', () => {
  const path = picturePath('secret', text);
  const other = Buffer.from('Чужие слова').toString('base64url');
  expect(readPicturePath('secret', path.replace(/[\w-]+\.png$/, `${other}.png`))).toBeNull();
  expect(readPicturePath('secret', path.replace('person-check', 'real-estate'))).toBeNull();
  expect(readPicturePath('another', path)).toBeNull();
  expect(readPicturePath('secret', '/og/person-check/x/eA.png')).toBeNull();
  expect(readPicturePath('secret', '/og/../etc/passwd')).toBeNull();
});

test('an overlong title is cut in the picture address', () => {
  const path = picturePath('secret', { theme: 'pro', title: 'а'.repeat(500) });
  expect(readPicturePath('secret', path)?.title).toHaveLength(140);
});
