import { brandOf } from '@proverka/brand/brands';
import { formatDate } from '@proverka/words/dates';
import type { Connection } from '#platform/db/transaction.ts';
import { duties } from './duties.ts';
import type { DutyName } from './duties.ts';

interface Entry {
  readonly subject: string;
  readonly rows: number;
  readonly files: number;
  readonly destroyed_at: Date;
}

/** The acts of a day with their extracts from the log, as order 179 of Roskomnadzor (points 3 and 5) lists their contents. */
export async function writeAct(db: Connection, day: string, duty?: string): Promise<string[]> {
  const acts = await db
    .selectFrom('destruction_act')
    .selectAll()
    .where('made_on', '=', day)
    .$if(duty !== undefined, (query) => query.where('duty', '=', duty ?? ''))
    .orderBy('duty')
    .execute();
  const texts = [];
  for (const act of acts) {
    const entries = await db
      .selectFrom('destruction_entry')
      .select(['subject', 'rows', 'files', 'destroyed_at'])
      .where('duty', '=', act.duty)
      .where('made_on', '=', day)
      .orderBy('id')
      .execute();
    texts.push(actText(act.duty as DutyName, act, entries));
  }
  return texts;
}

function actText(
  name: DutyName,
  { made_on: day, rows, files }: { made_on: string; rows: number; files: number },
  entries: readonly Entry[],
): string {
  const duty = duties[name];
  const operators = ['real-estate', 'person-check'] as const;
  return [
    `Акт об уничтожении персональных данных от ${formatDate(day)} (${name})`,
    ...operators.map((brand) => {
      const { company, address } = brandOf(brand).requisites;
      return `Оператор: ${company}, ${address}`;
    }),
    'Кто уничтожил: информационная система «Proverka», автоматически по расписанию',
    `Субъекты: ${duty.whose} (по выгрузке ниже)`,
    `Категории уничтоженных данных: ${duty.categories}`,
    `Уничтожено: записей ${rows}, файлов ${files}`,
    `Способ: ${duty.deed} — удаление записей из базы данных и файлов из хранилища`,
    `Причина: ${duty.ground}`,
    '',
    'Выгрузка из журнала регистрации событий',
    'время | субъект | записей | файлов',
    ...entries.map(({ subject, rows: count, files: stored, destroyed_at: at }) =>
      [at.toISOString(), subject || 'без указания на лицо', count, stored].join(' | '),
    ),
    '',
  ].join('\n');
}
