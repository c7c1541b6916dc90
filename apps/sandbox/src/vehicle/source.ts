import type { Registers } from '../registers/registers.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Operation, Source } from '../source/source.ts';
import { supplierError } from '../supplier/errors.ts';
import { parseSubject, subjectKeys } from '../supplier/subject.ts';
import { blockAnswer, BLOCKS, CAPTCHA_ERROR } from './blocks.domain.ts';

const TITLES: Record<string, string> = {
  history: 'История регистрации',
  dtp: 'Аварии',
  wanted: 'Розыск машины',
  restrict: 'Ограничения',
  diagnostic: 'Диагностические карты',
};

const CAPTCHA = { name: 'captcha', title: 'Картинка с цифрами', kinds: ['refuse' as const] };

type Deps = { registers: Registers; token: string; behaviours: Behaviours; now: () => Date };

/** Blocks of the traffic police through the supplier: by VIN, or by body number for cars without a VIN. */
export function vehicleSource({ registers, token, behaviours, now }: Deps): Source {
  const asked = new Map<string, number>();

  /** One known car gets the captcha error on every other call; any car does while a switch says so. */
  function meetsPicture(key: string, subjects: string[], isKnownFor: boolean): boolean {
    const address = { source: 'vehicle', operation: CAPTCHA.name, subjects, background: true as const };
    if (behaviours.take(address).kind === 'refuse') return true;
    if (!isKnownFor) return false;
    const count = (asked.get(key) ?? 0) + 1;
    asked.set(key, count);
    return count % 2 === 1;
  }

  function answer(name: string, body: unknown): Answer {
    const subject = parseSubject('car', body);
    if ('body' in subject) return subject;
    if (subject.kind !== 'car' || (subject.vin === '' && subject.body_number === ''))
      return supplierError(422, undefined, 'vin');
    const { vin, body_number: bodyNumber } = subject;
    const number = vin || bodyNumber;
    const car = registers.car({ vin, body_number: bodyNumber });
    if (meetsPicture(`${name} ${number}`, subjectKeys(body), car?.captcha === true))
      return { body: CAPTCHA_ERROR };
    return { body: blockAnswer(number, BLOCKS[name]?.(car, now()) ?? null, now()) };
  }

  return {
    name: 'vehicle',
    title: 'ГИБДД',
    prefix: '/supplier/v1/vehicle',
    operations: Object.keys(BLOCKS).map((name): Operation => ({
      name,
      title: TITLES[name] ?? name,
      method: 'POST',
      path: `/${name}`,
      subjects: ({ body }) => subjectKeys(body),
      handle: ({ body }) => answer(name, body),
    })),
    background: [CAPTCHA],
    authorize: ({ headers }) =>
      headers['authorization'] === `Bearer ${token}` ? undefined : supplierError(401),
    fault: (status, message) => supplierError(status, message),
  };
}
