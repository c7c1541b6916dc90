import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationFindings } from './check-migrations.ts';
import { onMigratedDatabase } from './migrated-database.ts';
import { readTables } from './read-tables.ts';
import { findings, schemaPage } from './schema-page.ts';
import { tableOwners } from './table-owners.ts';

// npx pnpm schema [--check]
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'docs/schema.md');

const tables = await onMigratedDatabase(root, readTables);
const owners = tableOwners(root);
const page = schemaPage(tables, owners);
const wrong = [...findings(tables, owners), ...migrationFindings(root)];
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page)
    wrong.push('docs/schema.md is not what the migrations make: run «npx pnpm schema»');
} else {
  writeFileSync(file, page);
}
for (const line of wrong) process.stdout.write(`${line}\n`);
process.exit(wrong.length === 0 ? 0 : 1);
