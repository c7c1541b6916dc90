import { expect, test } from 'vitest';
import { commandStep } from './run-command.ts';

const printing = (text: string, code: number) =>
  commandStep(['node', '-e', `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`], {
    cwd: import.meta.dirname,
  });

test('of a command that passed its notes are kept, of one that failed everything', async () => {
  const text = 'tried\nnote: one thing was not tried';
  expect(await printing(text, 0)).toEqual({
    passed: 1,
    failed: 0,
    details: 'note: one thing was not tried',
  });
  expect(await printing('tried', 0)).toMatchObject({ passed: 1, details: '' });
  expect(await printing(text, 1)).toEqual({ passed: 0, failed: 1, details: text });
});
