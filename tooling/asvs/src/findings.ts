import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Answers } from './answers.ts';
import type { NamedTest } from './named-tests.ts';
import { requirementIds } from './requirement-ids.ts';

type Tests = ReadonlyMap<string, readonly NamedTest[]>;

/** What keeps docs/security.md from being true, a sentence each. */
export function findings(root: string, answers: Answers, tests: Tests): string[] {
  const known = new Set(requirementIds);
  const rows = [...answers];
  return [
    ...requirementIds.filter((id) => !answers.has(id)).map((id) => `${id} has no answer in docs/security`),
    ...rows.filter(([id]) => !known.has(id)).map(([id]) => `${id} is no requirement of level 1 or 2`),
    ...[...tests.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `a test names ${id}, which is no requirement`),
    ...rows
      .filter(([id, { state }]) => state === 'met' && !tests.has(id))
      .map(([id]) => `${id} is met, but no test is named after it`),
    ...rows
      .filter(([id, { state }]) => state === 'met without a test' && tests.has(id))
      .map(([id]) => `${id} has a test and says that it has none`),
    ...rows.flatMap(([id, { how }]) =>
      filesIn(how)
        .filter((file) => !existsSync(path.join(root, file)))
        .map((file) => `${id} names ${file}, which does not exist`),
    ),
  ];
}

const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|tooling|docs|e2e)\/[\w./-]+)`/g)].map(([, file = '']) => file);
