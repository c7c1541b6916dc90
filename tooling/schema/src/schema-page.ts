import { apiRoomOrder, apiRooms } from '@proverka/house/rooms';
import type { ApiRoom } from '@proverka/house/rooms';
import type { Column, Definition, Table } from './read-tables.ts';

type Owners = ReadonlyMap<string, ApiRoom>;

/** What keeps the page from being complete, a sentence each. */
export function findings(tables: readonly Table[], owners: Owners): string[] {
  const known = new Set(tables.map(({ name }) => name));
  return [
    ...tables
      .filter(({ comment }) => comment === null)
      .map(
        ({ name, kind }) =>
          `the ${kind} ${name} has no comment: add «comment on ${kind.split(' ').at(-1)} ${name}» to a new migration`,
      ),
    ...tables
      .filter(({ name }) => !owners.has(name))
      .map(({ name }) => `no room owns the table ${name}: declare it in a *.tables.ts`),
    ...[...owners.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `the table ${name} is declared by the room ${owners.get(name)} and does not exist`),
  ];
}

/** `docs/schema.md`. */
export function schemaPage(tables: readonly Table[], owners: Owners): string {
  const rooms = apiRoomOrder
    .map((room) => ({ room, own: tables.filter(({ name }) => owners.get(name) === room) }))
    .filter(({ own }) => own.length > 0);
  return `# Database schema

Written by \`npx pnpm schema\` from a database with all migrations; do not edit it. What a table or column is for is its comment in
the database: change it with \`comment on\` in a new migration. Tables stand under the room of the API that owns them; the schema
\`pgboss\` belongs to the job queue library and is not shown.

| room | tables |
|---|---|
${rooms.map(({ room, own }) => `| ${room} | ${own.map(({ name }) => `[${name}](#${name})`).join(', ')} |`).join('\n')}

${rooms.map(({ room, own }) => `## ${room}\n\n${sentence(apiRooms[room])}\n\n${own.map(tableSection).join('\n')}`).join('\n')}`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function tableSection({ name, kind, comment, columns, keys, indexes, triggers }: Table): string {
  const isPlain = kind === 'table';
  return `### ${name}

${isPlain ? '' : `*${sentence(kind)}* `}${comment ?? ''}

| column | type | null | default | |
|---|---|---|---|---|
${columns.map(columnRow).join('\n')}
${list('Keys', keys.map(keyLine))}${list('Indexes', indexes.map(indexLine))}${list('Triggers', triggers.map(triggerLine))}`;
}

const columnRow = ({ name, type, isNullable, default: value, comment }: Column): string =>
  `| ${[`\`${name}\``, type, isNullable ? 'null' : '', value === null ? '' : `\`${value}\``, comment ?? '']
    .map(cell)
    .join(' | ')} |`;

/** A bar would end the cell; code spans know no other way to write one. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;

const code = (text: string): string => `\`${text.replaceAll(/\s+/g, ' ')}\``;

const keyLine = ({ name, text }: Definition): string =>
  text.startsWith('CHECK') ? `\`${name}\`: ${code(text)}` : code(text);

const indexLine = ({ name, text }: Definition): string => {
  const isUnique = text.startsWith('CREATE UNIQUE');
  const columns = text.replace(/^.* USING (btree )?/, '');
  return `\`${name}\`${isUnique ? ', unique' : ''}: ${code(columns)}`;
};

const triggerLine = ({ name, text }: Definition): string =>
  `\`${name}\`: ${code(text.replace(/^CREATE (CONSTRAINT )?TRIGGER \S+ /, '').replace(/ ON public\.\w+/, ''))}`;
