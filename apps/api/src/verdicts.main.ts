import { writeFile } from 'node:fs/promises';
import { verdictTable } from './reports/verdicts/verdict-table.ts';

await writeFile(new URL('../../../docs/verdicts.md', import.meta.url), await verdictTable());
