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
    trial: null,
  });
  expect(read('account --channel next --dry-run --reason price')).toMatchObject({
    channel: 'next',
    isDryRun: true,
    reason: 'price',
  });
  expect(read('promote account --from next')).toMatchObject({ kind: 'promote', from: 'next' });
  expect(read('promote account')).toMatchObject({ kind: 'promote', from: null });
  expect(read('account --percent 5')).toMatchObject({ trial: { percent: 5, brands: null } });
  expect(read('account --percent 0.5 --brands real-estate')).toMatchObject({
    trial: { percent: 0.5, brands: ['real-estate'] },
  });
  expect(read('preview account')).toMatchObject({ kind: 'preview', remote: 'account', hours: 72 });
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
  ['promote account --from stable', 'name two channels'],
  ['rollback account --dry-run', 'rollback has no option --dry-run'],
  ['realestate --percents 5', "Unknown option '--percents'"],
  ['realestate --percent all', '«all» is no share of visitors for a trial: 0.1 to 50 percent'],
  ['realestate --percent 90', '«90» is no share of visitors'],
  ['realestate --percent 0', '«0» is no share of visitors'],
  ['realestate --brands real-estate', 'give --percent, too'],
  ['realestate --percent 5 --brands shop', 'There is no brand shop; there are real-estate, person-check.'],
  ['rollback account --percent 5', 'rollback has no option --percent'],
  ['preview account --hours 0', '«0» is no life of a preview link'],
  ['realestate --channel ../keys', '«../keys» cannot be the name of a channel'],
  ['realestate --reason', 'argument missing'],
])('«%s» is answered with what is wrong', (line, answer) => {
  expect(() => read(line)).toThrow(Misuse);
  expect(() => read(line)).toThrow(answer);
});
