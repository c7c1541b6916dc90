import { Refused, unreachable } from '@proverka/api-client/refused';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChanges } from './changes.ts';

const refused = (more: object) => () =>
  Promise.reject(new Refused({ ...unreachable, title: 'Проверьте поля', ...more }));

test('a change reports whether it succeeded and runs its follow-up in either case', async () => {
  const onSettled = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { result } = renderHook(() => useChanges(onSettled));
  expect(await act(() => result.current.run(refused({})))).toBe(false);
  expect(result.current).toMatchObject({ isBusy: false, refusal: 'Проверьте поля' });
  expect(await act(() => result.current.run(() => Promise.resolve()))).toBe(true);
  expect(result.current).toMatchObject({ isBusy: false, refusal: '' });
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('the message of an invalid field comes before the general one', async () => {
  const { result } = renderHook(() => useChanges());
  await act(() => result.current.run(refused({ fields: { text: 'Не длиннее 1000 знаков' } })));
  expect(result.current.refusal).toBe('Не длиннее 1000 знаков');
});
