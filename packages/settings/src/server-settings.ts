import type { Settings } from './setting.ts';

/** Of the API's processes: database, listeners, secrets, folders. */
export const serverSettings = {
  DATABASE_URL: {
    type: 'text',
    default: '',
    defaultIs: 'none, required',
    isSecret: true,
    purpose:
      '`postgres://…` of a PostgreSQL 18 or later, whose version is asked at the start; on the loopback address, a Unix socket (`?host=/run/postgresql`), or another machine with `?sslmode=verify-full`',
  },
  DATABASE_DIRECT_URL: {
    type: 'text',
    default: '',
    defaultIs: '`DATABASE_URL`',
    isSecret: true,
    purpose:
      "the same database past a pooler, as its owner: migrations, notifications and locks. Set it where `DATABASE_URL` leads through a pooler in transaction mode; statements are then not prepared by name, and the pooler's user must have the application's role by itself (`alter role … set role proverka_app`). A process whose connections work as anybody else does not start, and one that finds so later is not ready and logs why",
  },
  DATABASE_POOL_SIZE: {
    type: 'integer',
    default: 10,
    min: 1,
    max: 200,
    purpose: 'connections per process, besides three for jobs and listening',
  },
  MIGRATE_ON_START: {
    type: 'choice',
    choices: ['false', 'true'],
    purpose: '`true`: the server migrates before it starts',
  },
  ENVIRONMENT: {
    type: 'choice',
    choices: ['sandbox', 'production'],
    purpose:
      '`production`: minutes between attempts and days until a task is given up; a customer has a day to add what a source lacks (`sandbox`: half an hour)',
  },
  LOG_LEVEL: {
    type: 'choice',
    choices: ['info', 'debug', 'warn', 'error', 'silent'],
    purpose: 'the least important lines that are logged',
  },
  API_HOST: { type: 'text', default: '127.0.0.1', purpose: 'the address the server listens on' },
  API_PORT: { type: 'integer', default: 4300, min: 0, max: 65_535, purpose: 'its port' },
  API_MOST_DELAY_MS: {
    type: 'integer',
    default: 2000,
    min: 0,
    max: 60_000,
    purpose: 'a server that falls behind by more answers 503 until it has caught up; 0: never',
  },
  API_METRICS_PORT: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 65_535,
    purpose:
      'where the server tells its figures, on the loopback address alone; 0: nowhere but at `/metrics`',
  },
  WORKER_METRICS_PORT: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 65_535,
    purpose: 'where the worker tells its figures, on the loopback address alone; 0: nowhere',
  },
  TLS_CERT_FILE: {
    type: 'path',
    default: '',
    purpose:
      'certificate with its chain in PEM, read at the start: the server then speaks TLS 1.3 and 1.2 only. Callers that trust a CA of your own get it by `NODE_EXTRA_CA_CERTS`',
  },
  TLS_KEY_FILE: { type: 'path', default: '', purpose: 'its key in PEM' },
  PLAIN_HTTP: {
    type: 'text',
    default: '',
    purpose:
      '`behind_tls`: plain HTTP on another than the loopback address, because a proxy in front ends TLS; refused otherwise',
  },
  TRUSTED_PROXIES: {
    type: 'list',
    purpose: 'addresses whose `x-forwarded-*` headers are believed; loopback always is',
  },
  LIMITS: {
    type: 'list',
    defaultIs: 'see `platform/http/limits.domain.ts`',
    purpose: 'rate limits of calls, overrides as `name=count/seconds`',
  },
  APP_SECRET: {
    type: 'text',
    default: '',
    defaultIs: 'a development value',
    isSecret: true,
    purpose:
      'the same in every process; at least 32 characters, required with `ENVIRONMENT=production`. The secrets of webhooks are derived from it, so a new value changes all of them. It also signs the mark by which a guest rates once, and the links that end news',
  },
  OLD_APP_SECRET: {
    type: 'text',
    default: '',
    isSecret: true,
    purpose: 'the secret before, for `npx pnpm reseal` alone',
  },
  FILES_DIR: {
    type: 'path',
    default: '.data/files',
    purpose: 'documents as received and PDFs, by content hash',
  },
  JOURNAL_ANCHORS_FILE: {
    type: 'path',
    default: '.data/journal-anchors.jsonl',
    purpose:
      "hashes of the journal's chain, one line an hour; keep it where the database's administrators cannot write, and give the same file to `npx pnpm verify-journal`",
  },
  DESTROYED_DIR: {
    type: 'path',
    default: '.data/destroyed',
    purpose:
      'the list of what was destroyed, as hashes; on another disk than the database and the files, and in no backup that is restored with them',
  },
  INCIDENTS_DIR: {
    type: 'path',
    default: '.',
    defaultIs: 'the working folder',
    purpose: 'where `npx pnpm incident` writes',
  },
} as const satisfies Settings;
