import { expect, test } from 'vitest';
import { Misuse, readCommand } from './command.ts';

const read = (line: string) => readCommand(line.split(' ').filter(Boolean));

test('commands and their defaults', () => {
  expect(read('')).toEqual({ kind: 'help' });
  expect(read('build')).toEqual({ kind: 'build' });
  expect(read('dev --against https://site.example')).toEqual({
    kind: 'dev',
    site: new URL('https://site.example'),
    port: 4000,
  });
  expect(read('release --dry-run')).toEqual({
    kind: 'release',
    channel: 'stable',
    reason: null,
    isDryRun: true,
  });
  expect(read('rollback --channel next')).toEqual({
    kind: 'rollback',
    channel: 'next',
    reason: null,
    isDryRun: false,
  });
});

test.each([
  ['build now', '«now» is one word too many'],
  ['build --dry-run', 'is not understood'],
  ['ship', '«ship» is not understood'],
  ['dev', '--against takes the address of a deployed site, not «»'],
  ['dev --against file:///etc', 'not «file:///etc»'],
  ['dev --against https://site.example --port many', '«many» is no port'],
  ['release --channel ../keys', '«../keys» cannot be the name of a channel'],
  ['release --against https://site.example', 'release has no option --against'],
  ['rollback --port 4000', 'rollback has no option --port'],
  ['release --percent 5', "Unknown option '--percent'"],
])('«%s» is answered with what is wrong', (line, answer) => {
  expect(() => read(line)).toThrow(Misuse);
  expect(() => read(line)).toThrow(answer);
});
