import { expect, test } from 'vitest';
import { addVital, noMeasures, sumMeasures, vitalQuantile } from './measures.domain.ts';
import { giveOutlineCode, outlineCodes } from './outline-codes.ts';
import { forgetShellNotes, readShellNotes, writeShellNote, type ShellNote } from './shell-notes.ts';
import { testChannel } from './testing/test-channel.ts';

const state = { set: 'a', candidate: null, refused: {} };
const noteAt = (at: string, requests: number): ShellNote => ({
  at,
  state,
  measures: { one: { v1: { ...noMeasures(), requests } } },
});

test('what shells counted in the last 24 hours is summed; what is older or unreadable counts nothing', async () => {
  const { store } = await testChannel();
  const write = (shell: string, note: ShellNote) => writeShellNote(store, { channel: 'stable', shell }, note);
  await write('x', noteAt('2026-11-26T10:59:50.000Z', 1));
  await write('x', noteAt('2026-11-26T12:00:00.000Z', 2));
  await write('y', noteAt('2026-11-26T12:00:05.000Z', 4));
  await write('y', noteAt('2026-11-25T12:30:00.000Z', 100));
  await store.putHint('measures/stable/2026-11-26T12-z.json', '{"at":"never"}');
  const now = new Date('2026-11-26T12:00:20Z');
  const { measures, shells } = await readShellNotes(store, 'stable', now);
  expect(measures['one']?.['v1']?.requests).toBe(7);
  expect(shells.map(({ shell }) => shell)).toEqual(['x', 'y']);
  const later = await readShellNotes(store, 'stable', new Date('2026-11-26T12:00:32Z'));
  expect(later.shells.map(({ shell }) => shell)).toEqual(['y']);
  await forgetShellNotes(store, 'stable', now);
  expect(await store.list('measures/stable')).toHaveLength(5);
  await forgetShellNotes(store, 'stable', new Date('2026-11-27T11:30:00Z'));
  expect(await store.list('measures/stable')).toHaveLength(3);
});

test('three quarters of the visits were as quick as the quantile says', () => {
  const measures = noMeasures();
  for (const value of [50, 90, 150, 700]) addVital(measures, 'inp', value);
  addVital(measures, 'cls', 9000);
  const { one } = sumMeasures([{ one: { v1: measures } }, { one: { v1: measures } }]);
  expect(one?.['v1']?.vitals).toEqual({ inp: [2, 2, 2, 0, 2, 0], cls: [0, 0, 0, 0, 0, 2] });
  expect(vitalQuantile('inp', one?.['v1']?.vitals.inp)).toBe(200);
  expect(vitalQuantile('cls', one?.['v1']?.vitals.cls)).toBe(500);
  expect(vitalQuantile('lcp', undefined)).toBeNull();
});

test('a code for the outline is known for ten minutes, and then removed', async () => {
  const { store } = await testChannel();
  const now = new Date('2026-11-26T12:00:00Z');
  const code = await giveOutlineCode(store, now);
  expect([...(await outlineCodes(store))]).toEqual([[code, now.getTime() + 600_000]]);
  const next = await giveOutlineCode(store, new Date('2026-11-26T12:10:00Z'));
  expect([...(await outlineCodes(store)).keys()]).toEqual([next]);
});
