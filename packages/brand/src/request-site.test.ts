import { expect, test } from 'vitest';
import { developmentHosts } from './host.ts';
import { siteOf } from './request-site.ts';

const ask = (headers: readonly (readonly [string, string])[], isProxy = false, url = '/') => {
  const site = siteOf(developmentHosts, { url, rawHeaders: headers.flat() }, isProxy);
  return typeof site === 'number' ? site : `${site.protocol}://${site.name} ${site.entry.variant}`;
};
const host = (value: string) => ask([['Host', value]]);

test.each([
  ['realestate.localhost', 'http://realestate.localhost main'],
  ['FizCheck.LocalHost:3000', 'http://fizcheck.localhost:3000 ru'],
  ['127.0.0.1:65535', 'http://127.0.0.1:65535 main'],
])('the host %s is ours', (value, site) => {
  expect(host(value)).toBe(site);
});

test.each([
  'evil.example',
  'realestate.localhost.',
  'realestate.localhost:',
  'realestate.localhost:0',
  'realestate.localhost:65536',
  'realestate.localhost:99999999999999999999',
  'realestate.localhost:3000x',
  'realestate.localhost:-1',
  'realestate.localhost:80:80',
  'visitor@realestate.localhost',
  'realestate.localhost:x@evil.example',
  'realestate.localhost/path',
  'realestate.localhost, evil.example',
  'realestate.localhost evil.example',
  '[::1]',
  '[::1]:3000',
  '::1',
  'réalestate.localhost',
  '%72ealestate.localhost',
  '__proto__',
  '',
])('the host «%s» is not ours', (value) => {
  expect(host(value)).toBe(421);
});

test('a request with two hosts, with none, or for an absolute address is malformed', () => {
  const ours = ['Host', 'realestate.localhost'] as const;
  expect(ask([ours, ['host', 'evil.example']])).toBe(400);
  expect(ask([ours, ours])).toBe(400);
  expect(ask([])).toBe(400);
  expect(ask([ours], false, 'http://evil.example/')).toBe(400);
  expect(ask([ours], false, '*')).toBe(400);
});

const forwarded = (name: string, value: string, isProxy = true) =>
  ask(
    [
      ['Host', '127.0.0.1:4300'],
      [name, value],
    ],
    isProxy,
  );

test('a forwarded host counts from a proxy only', () => {
  expect(forwarded('X-Forwarded-Host', 'fizcheck.localhost:3000')).toBe('http://fizcheck.localhost:3000 ru');
  expect(forwarded('X-Forwarded-Host', 'fizcheck.localhost', false)).toBe('http://127.0.0.1:4300 main');
  expect(forwarded('X-Forwarded-Host', 'evil.example')).toBe(421);
  expect(forwarded('X-Forwarded-Host', '')).toBe(421);
});

test('several forwarded hosts must be the same one', () => {
  expect(forwarded('X-Forwarded-Host', 'fizcheck.localhost, Fizcheck.localhost')).toBe(
    'http://fizcheck.localhost ru',
  );
  expect(forwarded('X-Forwarded-Host', 'fizcheck.localhost, realestate.localhost')).toBe(421);
  expect(forwarded('X-Forwarded-Host', 'evil.example, realestate.localhost')).toBe(421);
  expect(forwarded('X-Forwarded-Host', 'realestate.localhost, evil.example')).toBe(421);
});

test('a forwarded protocol is http or https and counts from a proxy only', () => {
  expect(forwarded('X-Forwarded-Proto', 'https')).toBe('https://127.0.0.1:4300 main');
  expect(forwarded('X-Forwarded-Proto', 'HTTPS, https')).toBe('https://127.0.0.1:4300 main');
  expect(forwarded('X-Forwarded-Proto', 'http, https')).toBe(421);
  expect(forwarded('X-Forwarded-Proto', 'javascript:')).toBe(421);
  expect(forwarded('X-Forwarded-Proto', 'javascript:', false)).toBe('http://127.0.0.1:4300 main');
});

test('the header Forwarded is not believed from anybody (V4.1.3)', () => {
  expect(forwarded('Forwarded', 'host=evil.example;proto=javascript')).toBe('http://127.0.0.1:4300 main');
});
