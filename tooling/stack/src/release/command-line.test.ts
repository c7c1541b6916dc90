import { expect, test } from 'vitest';
import { Misuse, readCommand } from './command-line.ts';

const remotes = ['realestate', 'account'];
const read = (line: string) => readCommand(line.split(' ').filter(Boolean), remotes);

test('commands and their defaults', () => {
  expect(read('realestate')).toEqual({
    kind: 'release',
    remote: 'realestate',
    channel: 'stable',
    reason: null,
    isDryRun: false,
    built: null,
  });
  expect(read('account --channel next --dry-run --reason price')).toMatchObject({
    channel: 'next',
    isDryRun: true,
    reason: 'price',
  });
  expect(read('promote account --from next')).toMatchObject({ kind: 'promote', from: 'next' });
  expect(read('rollback account')).toMatchObject({ kind: 'rollback', remote: 'account' });
  expect(read('history')).toMatchObject({ kind: 'history', remote: null });
  expect(read('status')).toMatchObject({ kind: 'status' });
});

test.each([
  ['', 'Say what to release.'],
  ['landing', 'There is no remote landing; there are realestate, account.'],
  ['realestate account', '«account» is one word too many'],
  ['rollback', 'Say which remote to rollback'],
  ['status realestate', '«realestate» is one word too many'],
  ['promote account', '--from <channel>'],
  ['promote account --from stable', 'name two channels'],
  ['rollback account --dry-run', 'rollback has no option --dry-run'],
  ['realestate --percent 5', "Unknown option '--percent'"],
  ['realestate --channel ../keys', '«../keys» cannot be the name of a channel'],
  ['realestate --reason', 'argument missing'],
])('«%s» is answered with what is wrong', (line, answer) => {
  expect(() => read(line)).toThrow(Misuse);
  expect(() => read(line)).toThrow(answer);
});
