import { chown, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { makeOwnFolder, unprivileged } from '../unprivileged.ts';
import { runSideProgram, type SideProgram } from './side-program.ts';

/** The role of the application, which the pooler's user works as by itself. */
const APPLICATION_ROLE = 'proverka_app';
const USER = 'proverka_pooled';

/** What the pool of every process connects to. */
export const pooledUrl = (directUrl: string, port: number, password: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}${new URL(directUrl).pathname}`;

interface Wanted {
  readonly folder: string;
  readonly logDir: string;
  readonly report: (message: string) => void;
  /** Past the pooler, as the owner, once it is migrated: the role comes with the migrations. */
  readonly directUrl: string;
  readonly port: number;
  readonly password: string;
}

/** PgBouncer in transaction mode, with a user of its own that may do what the application may. */
export async function startPooler(wanted: Wanted): Promise<SideProgram> {
  const { folder, logDir, report, directUrl, port, password } = wanted;
  await makePooledUser(directUrl, password);
  const { hostname, port: serverPort, pathname, searchParams } = new URL(directUrl);
  if (hostname === '' || searchParams.size > 0) {
    throw new Error('POOLER is for a DATABASE_URL with a host, and without options such as sslmode.');
  }
  const database = pathname.slice(1);
  const user = await unprivileged([path.dirname(folder)]);
  await makeOwnFolder(folder, user);
  const users = path.join(folder, 'users.txt');
  const config = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${USER}" "${password}"\n`, { mode: 0o600 });
  await writeFile(
    config,
    `[databases]
${database} = host=${hostname} port=${serverPort || '5432'} dbname=${database} user=${USER} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
log_connections = 0
log_disconnections = 0
`,
    { mode: 0o600 },
  );
  for (const file of [users, config]) if (user.uid && user.gid) await chown(file, user.uid, user.gid);
  return runSideProgram({
    name: 'pgbouncer',
    package: 'pgbouncer',
    args: [config],
    user,
    port,
    logDir,
    report,
  });
}

async function makePooledUser(directUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: directUrl });
  await client.connect();
  try {
    const word = client.escapeLiteral(password);
    await client.query(
      `do $$ begin if not exists (select from pg_roles where rolname = '${USER}') then create role ${USER} login; end if; end $$`,
    );
    await client.query(`alter role ${USER} login password ${word}`);
    await client.query(`grant ${APPLICATION_ROLE} to ${USER}`);
    await client.query(`alter role ${USER} set role = '${APPLICATION_ROLE}'`);
  } finally {
    await client.end();
  }
}
