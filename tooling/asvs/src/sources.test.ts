import { expect, test } from 'vitest';
import { dependencies, linesWith, productFiles, textOf } from './repository.ts';

const server = productFiles.filter((file) => /^apps\/(api|shell\/src\/server)\//.test(file));
const filesWith = (pattern: RegExp, files = productFiles) => [
  ...new Set(linesWith(pattern, files).map((line) => line.replace(/:\d+$/, ''))),
];

test('the product starts no command of the system but two fixed files of its own (V1.2.5)', () => {
  const starters = ['apps/api/src/platform/apart/child.ts', 'apps/shell/src/server/render-process.ts'];
  expect(linesWith(/\b(exec|execSync|execFile|spawn|spawnSync)\(.*\b(sh|bash)\b|shell: true/)).toEqual([]);
  expect(filesWith(/^import \{.*\} from 'node:child_process'/m)).toEqual(starters);
  expect(linesWith(/\bfork\(/, starters)).toHaveLength(2);
});

test('no regular expression of the server is made from what a caller sends (V1.2.9)', () => {
  expect(linesWith(/new RegExp\([^'"`]*\b(body|query|params|headers|request)\b/, server)).toEqual([]);
});

test('no text becomes code (V1.3.2)', () => {
  expect(linesWith(/\beval\(|new Function\(|from 'node:vm'|setTimeout\(['"`]/)).toEqual([]);
});

test('no template language is there, so that no template is made from what people write (V1.3.7)', () => {
  const engines = /^(ejs|pug|handlebars|mustache|nunjucks|eta|liquidjs|hogan|@fastify\/view)/;
  expect([...dependencies].filter((name) => engines.test(name))).toEqual([]);
});

test('every field for a code from an SMS says who else may read it (V6.6.1)', () => {
  const asking = filesWith(
    /Код из SMS/,
    productFiles.filter((file) => file.endsWith('.tsx')),
  );
  expect(asking.length).toBeGreaterThan(2);
  expect(
    asking.filter(
      (file) => !textOf(file).includes('typeset(smsRisk)') && !textOf(file).includes('${smsRisk}'),
    ),
  ).toEqual([]);
});

test('fields of passwords name their purpose and nothing stops pasting (V6.2.7)', () => {
  const fields = productFiles
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => textOf(file).match(/<PasswordInput[^>]*>/g) ?? []);
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter((field) => !/autoComplete=|\{\.\.\.\w+/.test(field))).toEqual([]);
  expect(linesWith(/onPaste|addEventListener\('paste'/)).toEqual([]);
});

test('no question and no hint stands in for a password (V6.4.2)', () => {
  expect(linesWith(/password_hint|secret_?question|security_?question/i)).toEqual([]);
});

test('random values of the server come from the system’s secure source (V6.5.3, V11.5.1)', () => {
  const shared = server.filter((file) => file.startsWith('apps/api/'));
  expect(linesWith(/Math\.random\(/, shared)).toEqual([]);
  expect(filesWith(/\b(randomBytes|randomInt|randomUUID)\(/, shared).length).toBeGreaterThan(5);
});

test('values are signed with HMAC over SHA-256 or SHA-512 and nothing else (V9.1.2, V11.2.3)', () => {
  expect(linesWith(/createHmac\((?!'sha(256|512)')/)).toEqual([]);
  expect(linesWith(/createHmac\('sha256'/).length).toBeGreaterThan(4);
});

test('no hash is made with MD5 or SHA-1 (V11.4.1)', () => {
  expect(linesWith(/createHash\('(?:md5|sha1|md4|ripemd\w*)'|digest\('SHA-1'/)).toEqual([]);
});

test('every algorithm of hashes and signatures in the sources is in the inventory (V11.1.2)', () => {
  const inventory = textOf('docs/security/cryptography.md');
  const used = productFiles.flatMap((file) =>
    [...textOf(file).matchAll(/create(?:Hash|Hmac|Sign|Verify)\('([\w-]+)'/g)].map(([, name = '']) => name),
  );
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(used)].filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
});

test('no certificate goes unchecked (V12.3.2)', () => {
  expect(linesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

test('every variable of the API’s configuration is described for operators (V13.1.1)', () => {
  const described = textOf('docs/operations.md');
  const configs = server.filter((file) => file.endsWith('/config.ts') && file.startsWith('apps/api/'));
  const text = configs.map(textOf).join('\n');
  const calls = text.matchAll(/read\.(?:url|text|list|integer)\(\s*'([A-Z_]+)'/g);
  const read = [...calls].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !described.includes(name))).toEqual([]);
});

test('the product depends on nothing that stands in for outside systems (V15.2.3)', () => {
  expect([...dependencies].filter((name) => /sandbox|fuzz|storybook|vitest|playwright/.test(name))).toEqual(
    [],
  );
});

test('values are compared without conversion (V15.3.5)', () => {
  expect(
    linesWith(
      /[^=!<>]==[^=]|!=[^=]/,
      server.filter((file) => !/select|from |where/.test(textOf(file))),
    ),
  ).toEqual([]);
  expect(textOf('tsconfig.base.json')).toMatch(/"strict": true/);
});

test('moments in the database have a time zone (V16.2.2)', () => {
  const columns = textOf('docs/schema.md')
    .split('\n')
    .filter((line) => /^\| `?\w+_at`? \|/.test(line));
  expect(columns.length).toBeGreaterThan(50);
  expect(
    columns.filter((line) => !line.includes('timestamp with time zone') && !line.includes('timestamptz')),
  ).toEqual([]);
});

test('the server writes logs through its logger only (V16.2.3)', () => {
  expect(linesWith(/console\.(log|error|warn|info)\(/, server)).toEqual([]);
});
