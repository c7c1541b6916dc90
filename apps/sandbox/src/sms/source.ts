import { randomUUID } from 'node:crypto';
import type { Answer, Call, Source } from '../source/source.ts';
import type { Collection } from '../storage/collection.ts';

/** A sent message, as a phone would show it. */
export type SmsRecord = { id: string; at: string; number: string; sign: string; text: string };

const MESSAGES: Record<number, string> = {
  400: 'Validation error.',
  401: 'Your request was made with invalid credentials.',
  402: 'Not enough money.',
  404: 'Not Found.',
  503: 'Service unavailable.',
};

const smsError = (status: number, message?: string): Answer => ({
  status,
  body: { success: false, data: null, message: message ?? MESSAGES[status] ?? 'Internal error.' },
});

type Fields = { number?: unknown; text?: unknown; sign?: unknown };
const fieldsOf = ({ body, query }: Call): Fields => ({ ...query, ...(body as object | undefined) });
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export type SmsDeps = {
  messages: Collection<SmsRecord>;
  login: string;
  key: string;
  now: () => Date;
};

/** SMS Aero, version 2: messages are not delivered, only shown on the control page. */
export function smsSource({ messages, login, key, now }: SmsDeps): Source {
  const authorization = `Basic ${Buffer.from(`${login}:${key}`).toString('base64')}`;
  return {
    name: 'sms',
    title: 'SMS',
    prefix: '/sms/v2',
    operations: [
      {
        name: 'send',
        title: 'Отправка сообщения',
        method: 'POST',
        path: '/sms/send',
        subjects: (call) => [textOf(fieldsOf(call).number)],
        handle: (call) => {
          const fields = fieldsOf(call);
          const [number, text, sign] = [fields.number, fields.text, fields.sign].map(textOf) as [
            string,
            string,
            string,
          ];
          if (!/^7\d{10}$/.test(number) || text === '' || text.length > 640 || sign === '')
            return smsError(400);
          const message = { id: randomUUID(), at: now().toISOString(), number, sign, text };
          messages.put(message);
          return {
            body: {
              success: true,
              data: { id: messages.all().length, from: sign, number, text, status: 0, extendStatus: 'queue' },
              message: null,
            },
          };
        },
      },
    ],
    authorize: ({ headers }) => (headers['authorization'] === authorization ? undefined : smsError(401)),
    fault: smsError,
  };
}
