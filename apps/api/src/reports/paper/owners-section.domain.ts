import type { Finding } from '@proverka/contract/finding';
import { ownersSideBySide, type CheckedOwner } from '@proverka/findings/owners-side-by-side';
import type { CheckedTask } from './check-view.domain.ts';
import type { Block, Section } from './pdf-view.ts';

/** As many columns as stay legible beside the names of the checks. */
const ownersInRow = 4;

/** The checks of all owners beside one another, as on the screen. */
export function ownersSection(tasks: readonly CheckedTask[], findings: readonly Finding[]): Section[] {
  const owners = [...Map.groupBy(tasks, ({ ownerId }) => ownerId)].flatMap(([id, own]): CheckedOwner[] =>
    id === undefined
      ? []
      : [
          ownerOf(
            own,
            findings.filter(({ owner_id }) => owner_id === id),
          ),
        ],
  );
  const sideBySide = ownersSideBySide(owners);
  if (sideBySide === null) return [];
  const blocks = Array.from({ length: Math.ceil(owners.length / ownersInRow) }, (_, place): Block => {
    const [from, to] = [place * ownersInRow, (place + 1) * ownersInRow];
    return {
      kind: 'table',
      columns: [
        { title: 'Проверка', width: 28 },
        ...sideBySide.owners.slice(from, to).map((title) => ({ title, width: 18 })),
      ],
      rows: sideBySide.rows.map(({ title, cells }) =>
        [title].concat(cells.slice(from, to).map(({ words }) => words)),
      ),
    };
  });
  return [{ title: 'Собственники рядом', source: null, blocks }];
}

function ownerOf(tasks: readonly CheckedTask[], findings: readonly Finding[]): CheckedOwner {
  const [first] = tasks;
  return {
    name: findings.find(({ owner_name }) => owner_name)?.owner_name ?? first?.title.split(' — ')[1] ?? '',
    checks: tasks.map(({ type, title, status }) => ({
      type,
      title,
      status,
      findings: findings.filter(({ task_type }) => task_type === type),
    })),
  };
}
