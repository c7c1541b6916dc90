import { stack } from './site.ts';

interface Switch {
  readonly source: string;
  readonly operation?: string;
  /** Applies only to calls about this cadastral number, e-mail or order, so parallel tests do not disturb each other. */
  readonly subject: string;
  readonly behaviour: { readonly kind: string; readonly [detail: string]: unknown };
  readonly times?: number;
  readonly executes?: boolean;
}

async function control<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${stack.sandboxUrl}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The control API of the sandbox. */
export const sandbox = {
  set: (setting: Switch) => control('PUT', '/control/api/behaviours', setting),
  payments: (subject: string) =>
    list<{ id: string; status: string; receipt_registration: string; amount: { value: string } }>(
      'payments',
      subject,
    ),
  refunds: (subject: string) =>
    list<{ id: string; status: string; amount: { value: string } }>('refunds', subject),
  receipts: (subject: string) => list<{ id: string; type: string }>('receipts', subject),
  extracts: (subject: string) => list<{ id: string; status: string }>('extracts', subject),
  /** `number` is «7» and ten digits. */
  messages: (number: string) => list<{ text: string }>('messages', number),
  end: (what: 'payments' | 'extracts', id: string, verb: string) =>
    control('POST', `/control/api/${what}/${id}/${verb}`, {}),
  mails: async (to: string): Promise<readonly { subject: string; text: string }[]> => {
    const { messages } = await control<{ messages: { subject: string; text: string }[] }>(
      'GET',
      `/inbox/api/messages?to=${encodeURIComponent(to)}`,
    );
    return messages;
  },
};

async function list<T>(what: string, subject: string): Promise<readonly T[]> {
  const answer = await control<Record<string, T[]>>(
    'GET',
    `/control/api/${what}?subject=${encodeURIComponent(subject)}`,
  );
  return answer[what] ?? [];
}
