import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const origins = ['https://fizcheck.example', 'http://fizcheck.localhost:3000'];

test.each([
  [
    'https://fizcheck.example/user/balance/?regorder=true#top',
    'https://fizcheck.example/user/balance/?regorder=true#top',
  ],
  ['HTTPS://FizCheck.example', 'https://fizcheck.example/'],
  ['https://fizcheck.example:443/', 'https://fizcheck.example/'],
  ['http://fizcheck.localhost:3000/', 'http://fizcheck.localhost:3000/'],
])('%s is an address of ours', (text, address) => {
  expect(ownAddress(origins, text)).toBe(address);
});

test.each([
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  'https:\\\\evil.example',
  'https://fizcheck.example\\@evil.example/',
  'https://fizcheck.example@evil.example/',
  'https://fizcheck.example:443@evil.example/',
  'https://visitor@fizcheck.example/',
  'https://:secret@fizcheck.example/',
  'https://fizcheck.example.evil.example/',
  'https://evil.example/https://fizcheck.example/',
  'https://fizcheck.example./',
  'https://fizcheck.example:8443/',
  'http://fizcheck.example/',
  'https://fizcheck.localhost:3000/',
  'http://fizcheck.localhost/',
  'https://fi\tzcheck.example/',
  ' https://fizcheck.example/',
  'https://fizcheck.example/\nhttps://evil.example/',
  'https://fizcheck.example/\u0000',
  'https://fіzcheck.example/',
  'https://xn--fzcheck-vqf.example/',
  'https://fizcheck.example\u3002evil.example/',
  'javascript:location="https://fizcheck.example/"',
  'data:text/html,https://fizcheck.example/',
  'blob:https://fizcheck.example/1',
  'ftp://fizcheck.example/',
  'filesystem:https://fizcheck.example/',
  'fizcheck.example',
  '',
])('%j is no address of ours (V3.7.2, V1.2.2)', (text) => {
  expect(ownAddress(origins, text)).toBeNull();
});
