import type { SubjectData, SubjectKind } from '@proverka/contract/subject';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { RegistersDeps } from './deps.ts';
import { personKeys } from './person-keys.ts';
import { subjectDataOf } from './subject.domain.ts';
import { publicSubject, subjectFor } from './subject-words.domain.ts';
import type { SubjectRow, SubjectWords } from './subject-words.domain.ts';

export const BLOCKED = 'Скрыто по требованию субъекта персональных данных';

export interface BlockDeps {
  readonly db: Connection;
  readonly config: Pick<RegistersDeps['config'], 'appSecret'>;
}

const IN_FORCE = statement<{ keys: readonly Buffer[] }, { person_key: Buffer }>(`
  select distinct person_key from subject_block where ended_at is null and person_key = any(:keys::bytea[])`);

export async function areBlocked({ db }: Pick<BlockDeps, 'db'>, keys: readonly Buffer[]): Promise<boolean> {
  return keys.length > 0 && (await IN_FORCE(db, { keys })).length > 0;
}

/** Whether any of these people had their data blocked (152-FZ, article 21). */
export const isAnyBlocked = (deps: BlockDeps, people: readonly SubjectData[]): Promise<boolean> =>
  areBlocked(
    deps,
    people.flatMap((person) => personKeys(deps.config.appSecret, person)),
  );

type About = Pick<SubjectRow, 'subject_kind' | 'metadata'>;

/**
 * Which of these rows are about people whose data is blocked: one query for all. Papers that outlive reports ask also for
 * entrepreneurs, whom a check of a company knows by their own INN.
 */
export async function blockedAmong(
  { db, config }: BlockDeps,
  rows: readonly About[],
  kinds: readonly SubjectKind[] = ['person'],
): Promise<(row: About) => boolean> {
  const keysOf = ({ subject_kind: kind, metadata }: About): string[] =>
    kinds.includes(kind)
      ? personKeys(config.appSecret, subjectDataOf(kind, metadata)).map((key) => key.toString('hex'))
      : [];
  const keys = [...new Set(rows.flatMap(keysOf))].map((key) => Buffer.from(key, 'hex'));
  const found = keys.length === 0 ? [] : await IN_FORCE(db, { keys });
  if (found.length === 0) return () => false;
  const blocked = new Set(found.map(({ person_key: key }) => key.toString('hex')));
  return (row) => keysOf(row).some((key) => blocked.has(key));
}

/** Words the subjects of these rows for one reader; of people whose data is blocked it says only that, as their reports do. */
export const subjectWordsFor = (
  deps: BlockDeps,
  reader: Parameters<typeof subjectFor>[0],
  rows: readonly About[],
): Promise<SubjectWords> => unlessBlocked(deps, rows, subjectFor(reader));

/** The same for letters and the desk, where others than the buyer may read them. */
export const publicWordsFor = (deps: BlockDeps, rows: readonly About[]): Promise<SubjectWords> =>
  unlessBlocked(deps, rows, publicSubject);

async function unlessBlocked(
  deps: BlockDeps,
  rows: readonly About[],
  words: SubjectWords,
): Promise<SubjectWords> {
  const isBlocked = await blockedAmong(deps, rows);
  return (row) => (isBlocked(row) ? BLOCKED : words(row));
}

/** A single row in the words of letters. */
export const publicWords = async (deps: BlockDeps, row: SubjectRow): Promise<string> =>
  (await publicWordsFor(deps, [row]))(row);
