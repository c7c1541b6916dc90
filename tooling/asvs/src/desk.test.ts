import { expect, test } from 'vitest';
import { linesWith, productFiles } from './repository.ts';

test('no list of the desk asks again by itself, which would keep a deserted session from ending (V7.3.1)', () => {
  const desk = productFiles.filter((file) => file.startsWith('apps/admin/src/'));
  expect(desk.length).toBeGreaterThan(30);
  // A model that writes a conclusion ends within minutes, and so does a release that was moved by hand.
  expect(linesWith(/refetchInterval: (?!.*is(?:ModelWriting|MoveUnderWay))/, desk)).toEqual([]);
});

test('the API redirects no program, so that none falls back to another address (V4.1.2)', () => {
  // The reference is pages for people, whose links need the slash at the end of their address.
  const forPeople = 'apps/api/src/platform/reference/';
  const api = productFiles.filter((file) => file.startsWith('apps/api/src/') && !file.startsWith(forPeople));
  expect(linesWith(/\.redirect\(|\.(?:code|status)\(30[1278]\)|statusCode = 30[1278]/, api)).toEqual([]);
});
