import type { NoParameters } from '@proverka/sql/named-sql';
import { statement } from '#platform/db/statement.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { REFERENCES } from './file-references.ts';
import { findListed } from './find-listed.ts';

/** What a restored database and its files have to be before anybody is served. */
export interface Proof {
  readonly holds: boolean;
  readonly said: string;
}

/** Each file a row refers to is in the store. */
export async function proveFiles({ db, files }: Pick<PersonalDataDeps, 'db' | 'files'>): Promise<Proof> {
  const stored = new Set<string>();
  for await (const { hash } of files.list()) stored.add(hash);
  const referred = await REFERENCES(db);
  const lost = referred.filter(({ hash }) => !stored.has(hash));
  return lost.length === 0
    ? { holds: true, said: `${referred.length} files that rows refer to are there` }
    : {
        holds: false,
        said: `${lost.length} of ${referred.length} files that rows refer to are missing, the first ${lost[0]?.hash}.`,
      };
}

const DESTROYED_ACCOUNTS = statement<NoParameters, { count: number }>(
  'select count(*)::int as count from account_deletion where destroyed_at is not null',
);

const OPEN = statement<{ ids: readonly string[] }, { id: string }>(
  'select id from app_user where id = any(:ids::uuid[]) and closed_at is null',
);

/** Nobody and nothing that is listed is there again, and who withdrew has a closed account. */
export async function proveDestroyed(deps: Pick<PersonalDataDeps, 'db' | 'destroyed'>): Promise<Proof> {
  const listed = await deps.destroyed.read();
  const [destroyed] = await DESTROYED_ACCOUNTS(deps.db);
  if (listed.length === 0 && (destroyed?.count ?? 0) > 0)
    return {
      holds: false,
      said: 'The list of destroyed people is empty, and accounts were destroyed: it is lost.',
    };
  const reports = await findListed(deps, 'report', listed);
  const accounts = await findListed(deps, 'account', listed);
  const back = accounts.filter(({ key }) => key.event === 'destroyed');
  const withdrawn = accounts.filter(({ key }) => key.event === 'withdrawn').map(({ id }) => id);
  const open = await OPEN(deps.db, { ids: withdrawn });
  const there = back.length + reports.length + open.length;
  return there === 0
    ? { holds: true, said: `nothing of ${listed.length} lines of the list is there` }
    : {
        holds: false,
        said: `Of the list there are again ${back.length} accounts and ${reports.length} reports; ${open.length} withdrawn accounts are open.`,
      };
}
