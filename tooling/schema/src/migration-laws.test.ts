import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrationFindings } from './check-migrations.ts';
import { breaches } from './migration-laws.ts';

test.each([
  'create table note (id uuid primary key, text text not null); create index note_text on note (text)',
  'alter table invoice add column period_from date, add column period_to date',
  'alter table invoice add column is_kept boolean not null default false',
  'alter table invoice add column a numeric(5, 2) default 0 not null, alter column a set default 1',
  'alter table invoice add constraint invoice_check check (amount > 0) not valid',
  'alter table invoice drop constraint invoice_check',
  'alter table invoice alter column note drop not null',
  "comment on column invoice.note is 'drop table; rename'; -- drop table invoice",
  'create or replace function f() returns trigger language plpgsql as $$ begin drop table x; return new; end $$',
  'create table note (id uuid); alter table note add column a text not null, drop column a',
])('a migration that only adds passes: %s', (text) => {
  expect(breaches(text)).toEqual([]);
});

test.each([
  ['alter table invoice drop column note', 'drops a column'],
  ['alter table invoice drop note', 'drops a column'],
  ['DROP TABLE invoice', 'drops a table'],
  ['alter table invoice rename column note to text', 'renames'],
  ['alter table invoice rename to document', 'renames'],
  ['alter table invoice alter column amount type numeric(9, 2)', 'changes a type'],
  ['alter table invoice alter note set not null', 'refuses rows'],
  ['alter table invoice add column a text not null, add column b text', 'without a default'],
  ['alter table invoice add constraint c check (amount > 0)', 'not valid'],
  ['alter table invoice add foreign key (user_id) references app_user', 'not valid'],
  ['alter table invoice add constraint u unique (number)', 'builds an index'],
  ['create unique index invoice_number on invoice (number)', 'writers of the table wait'],
  ['truncate invoice', 'empties'],
])('a migration that the code before it cannot live with is found: %s', (text, why) => {
  const found = breaches(text);
  expect(found).toHaveLength(1);
  expect(found[0]?.why).toContain(why);
});

test('migrations merged before the laws are left alone; an exception needs its breach', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'apps/api/src/platform/db/migrations');
  mkdirSync(folder, { recursive: true });
  for (const file of ['0349_old.sql', '0900_new.sql', '0901_allowed.sql'])
    writeFileSync(path.join(folder, file), 'drop table invoice;');
  writeFileSync(path.join(folder, '0902_fine.sql'), 'select 1;');
  expect(migrationFindings(root, { '0901_allowed.sql': 'nobody reads it', '0902_fine.sql': 'old' })).toEqual([
    '0900_new.sql drops a table that the code before reads: «drop table invoice»',
    '0902_fine.sql needs no exception any longer: take it out of allowed-breaches.ts',
  ]);
});
