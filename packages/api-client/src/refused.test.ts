import { expect, test } from 'vitest';
import type * as RefusedFile from './refused.ts';
import { Refused, refusalMessage, unreachable } from './refused.ts';

test("a refusal from another bundle's copy of the class is recognised", async () => {
  // @ts-expect-error -- the query string makes it a separate module, as a remote's bundle does
  const copy = (await import('./refused.ts?copy')) as typeof RefusedFile;
  expect(copy.Refused).not.toBe(Refused);
  expect(new copy.Refused(unreachable)).toBeInstanceOf(Refused);
  expect(refusalMessage(new copy.Refused(unreachable))).toBe(unreachable.title);
});

test.each([new Error('service_unavailable'), { problem: unreachable }, null, 'Refused'])(
  'any other value is not a refusal: %o',
  (value) => {
    expect(value instanceof Refused).toBe(false);
    expect(refusalMessage(value)).toBe('Что то пошло не так, неизвестная ошибка');
  },
);
