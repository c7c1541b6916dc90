import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

// A title that ends with the requirements it proves: `test('a session ends at logout (V7.4.1)', …`.
const TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*) \((V\d+\.\d+\.\d+(?:, V\d+\.\d+\.\d+)*)\)\1,/g;

/** The requirements that titles of a file's tests name. */
export function testsIn(file: string, text: string): [id: string, test: NamedTest][] {
  return [...text.matchAll(TITLE)].flatMap(([, , title = '', ids = '']) =>
    ids.split(', ').map((id): [string, NamedTest] => [id, { file, title: title.replaceAll('\\', '') }]),
  );
}

/** Every test of the repository that names a requirement, by the requirement. */
export function namedTests(root: string): ReadonlyMap<string, readonly NamedTest[]> {
  const tests = new Map<string, NamedTest[]>();
  for (const file of testFiles(root)) {
    for (const [id, test] of testsIn(file, readFileSync(path.join(root, file), 'utf8'))) {
      tests.set(id, [...(tests.get(id) ?? []), test]);
    }
  }
  return tests;
}

function testFiles(root: string): string[] {
  const patterns = ['*.test.ts', '*.test.tsx', '*.e2e.ts'];
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter((file) => file !== '' && existsSync(path.join(root, file))).toSorted();
}
