import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { figuresTable, findings, picture, roomsTable } from './report.ts';
import { atRevision } from './revision.ts';
import { survey } from './survey.ts';

// npx pnpm house [--before=REVISION] [--write]
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const valueOf = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const revision = valueOf('before');
const now = survey(root);
const before =
  revision === undefined
    ? undefined
    : { name: `at \`${revision.slice(0, 8)}\``, survey: atRevision(root, revision, survey) };

const page = `# The house

How the code is divided, measured by \`npx pnpm house\`; \`--before=REVISION\` measures another revision beside, \`--write\` writes this page.

${figuresTable(now, before)}

## Rooms of the API

A room imports only rooms above it in this table, types included, and of those only the files that stand directly in the room's
folder: they are its public face. \`platform\` is open as a whole. Tests may import anything.

${roomsTable(now)}

\`app\` and \`platform\` are left out of the picture: the first imports every room, the second is imported by every room.

${picture(now)}
`;

if (process.argv.includes('--write')) writeFileSync(path.join(root, 'docs/house.md'), page);
else process.stdout.write(page);
const wrong = findings(now);
for (const line of wrong) process.stdout.write(`${line}\n`);
process.exit(wrong.length === 0 ? 0 : 1);
