import { listAt, type Reply, type TestSandbox } from './test-sandbox.ts';

export const SUPPLIER_KEY = { authorization: 'Bearer sandbox-supplier-token' };

/** A person, company or car of a scenario, as the control API lists it. */
export async function known(
  sandbox: TestSandbox,
  list: 'people' | 'companies' | 'cars',
  scenario: string,
): Promise<Record<string, string>> {
  const { body } = await sandbox.call('GET', `/control/api/${list}?scenario=${scenario}`);
  const [one] = listAt(body, list);
  if (!one) throw new Error(`no ${scenario} among ${list}`);
  return one as Record<string, string>;
}

type Fields = Record<string, string | undefined>;

/** Only the fields a check reads: no scenario, no empty ones. */
const asked = ({ scenario: _scenario, found_in: _found, ...fields }: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));

export const check = (sandbox: TestSandbox, name: string, subject: Fields): Promise<Reply> =>
  sandbox.call('POST', `/supplier/v1/checks/${name}`, {
    headers: SUPPLIER_KEY,
    payload: asked({ consent_id: 'consent-1', ...subject }),
  });

export const look = (sandbox: TestSandbox, name: string, ticket: string): Promise<Reply> =>
  sandbox.call('GET', `/supplier/v1/checks/${name}/tickets/${ticket}`, { headers: SUPPLIER_KEY });

/** Sets a switch of the work behind the answers. */
export const processing = (sandbox: TestSandbox, source: string, behaviour: object, subject?: string) =>
  sandbox.call('PUT', '/control/api/behaviours', {
    payload: { source, operation: 'processing', behaviour, ...(subject ? { subject } : {}) },
  });
