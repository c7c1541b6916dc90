import { currentVersion } from '@proverka/contract/consent-versions';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { askApi, type ApiCall } from './ask-api.ts';

const accountSchema = z.object({ username: z.string(), password: z.string() });
type Account = z.infer<typeof accountSchema>;

export interface GateAccountSource {
  readonly apiUrl: string;
  /** `e-mail:password` of an account that is there for it; none to register one. */
  readonly given: string | undefined;
  /** Where registered ones are kept, one for each host: requests of an account are counted. */
  readonly folder: string;
  readonly now: () => Date;
}

/** Opens a session on a host for the customer the gate plays; throws one sentence when the API does not let it in. */
export async function openSession(source: GateAccountSource, host: string): Promise<string> {
  const known = await knownAccount(source, host);
  if (known) {
    const { session } = await ask(source.apiUrl, host, known, { call: '/login', body: known });
    if (session !== null) return session;
    if (source.given) throw new Error('The API does not let the account of RELEASE_GATE_ACCOUNT in.');
  }
  return register(source, host);
}

const fileOf = (folder: string, host: string): string => path.join(folder, `gate-account-${host}.json`);

async function knownAccount({ given, folder }: GateAccountSource, host: string): Promise<Account | null> {
  if (given) {
    const [username = '', ...password] = given.split(':');
    return { username, password: password.join(':') };
  }
  try {
    return accountSchema.parse(JSON.parse(await readFile(fileOf(folder, host), 'utf8')));
  } catch {
    return null;
  }
}

/** An account of an installation that is for trying: whoever has customers names one in RELEASE_GATE_ACCOUNT. */
async function register({ apiUrl, folder, now }: GateAccountSource, host: string): Promise<string> {
  const account = {
    username: `gate-${randomBytes(6).toString('hex')}@example.com`,
    password: randomBytes(18).toString('base64url'),
  };
  const day = now().toISOString().slice(0, 10);
  const { session, status } = await ask(apiUrl, host, account, {
    call: '/register',
    body: {
      name: 'Тестов Иван',
      email: account.username,
      phone: '+79990001122',
      password: account.password,
      person_role: 5,
      registartion_url: `https://${host}/`,
      consent: {
        offer_version: currentVersion('offer', day),
        personal_data_version: currentVersion('personal_data', day),
      },
    },
  });
  if (session === null)
    throw new Error(
      `The API registers no account for the gate (${status}): name one in RELEASE_GATE_ACCOUNT.`,
    );
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, host), JSON.stringify(account), { mode: 0o600 });
  return session;
}

const replySchema = z.object({ jwt: z.object({ token: z.string() }) });

interface Asked {
  readonly session: string | null;
  readonly status: number;
}

async function ask(
  apiUrl: string,
  host: string,
  { username }: Account,
  asked: Omit<ApiCall, 'who'>,
): Promise<Asked> {
  const { status, body } = await askApi(apiUrl, host, { ...asked, who: username });
  const reply = replySchema.safeParse(body);
  return { session: reply.success ? reply.data.jwt.token : null, status };
}
