import type { Method } from '@proverka/contract/endpoint';

/** A call as a program makes it. */
export interface SampleCall {
  readonly method: Method;
  /** With the host: `https://…/api/orders`. */
  readonly url: string;
  readonly needsToken: boolean;
  readonly needsKey: boolean;
  readonly body: unknown;
  readonly isForm: boolean;
  /** The answer is a file. */
  readonly isFile: boolean;
}

export interface CodeSample {
  readonly language: 'curl' | 'TypeScript' | 'Python';
  readonly code: string;
}

export const samplesOf = (call: SampleCall): CodeSample[] => [
  { language: 'curl', code: curlOf(call) },
  { language: 'TypeScript', code: typeScriptOf(call) },
  { language: 'Python', code: pythonOf(call) },
];

const typeOf = ({ isForm }: SampleCall): string =>
  isForm ? 'application/x-www-form-urlencoded' : 'application/json';
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const formText = (body: unknown): string => new URLSearchParams(body as Record<string, string>).toString();

function curlOf(call: SampleCall): string {
  const { method, url, needsToken, needsKey, body, isForm, isFile } = call;
  const parts = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`];
  if (needsToken) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (needsKey) parts.push('-H "Idempotency-Key: $(uuidgen)"');
  if (body !== undefined) {
    parts.push(`-H 'Content-Type: ${typeOf(call)}'`);
    const data = isForm ? formText(body) : json(body);
    parts.push(`-d '${data.replaceAll("'", String.raw`'\''`)}'`);
  }
  if (isFile) parts.push('-o answer.bin');
  return parts.join(' \\\n  ');
}

function typeScriptOf(call: SampleCall): string {
  const { method, url, needsToken, needsKey, body, isForm, isFile } = call;
  const headers = [
    ...(needsToken ? ['Authorization: `Bearer ${process.env.TOKEN}`'] : []),
    ...(needsKey ? ["'Idempotency-Key': crypto.randomUUID()"] : []),
    ...(body === undefined || isForm ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: {\n    ${headers.join(',\n    ')},\n  }`]),
    ...(body === undefined ? [] : [bodyInTypeScript(body, isForm)]),
  ];
  const given = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')},\n}`;
  const read = isFile ? 'await response.arrayBuffer()' : 'await response.json()';
  return [
    `const response = await fetch(${quoted(url)}${given});`,
    'if (!response.ok) throw new Error((await response.json()).code);',
    `const answer = ${read};`,
  ].join('\n');
}

const bodyInTypeScript = (body: unknown, isForm: boolean): string =>
  `body: ${isForm ? 'new URLSearchParams' : 'JSON.stringify'}(${indented(json(body), 2)})`;

function pythonOf(call: SampleCall): string {
  const { method, url, needsToken, needsKey, body, isForm, isFile } = call;
  const headers = [
    ...(needsToken ? ['"Authorization": f"Bearer {os.environ[\'TOKEN\']}"'] : []),
    ...(needsKey ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
  ];
  const lines = [
    `    ${JSON.stringify(url)},`,
    ...(headers.length === 0
      ? []
      : ['    headers={', ...headers.map((line) => `        ${line},`), '    },']),
    ...(body === undefined ? [] : [`    ${isForm ? 'data' : 'json'}=${indented(inPython(body), 4)},`]),
    '    timeout=60,',
  ];
  const imports = [...(needsToken ? ['import os'] : []), ...(needsKey ? ['import uuid'] : [])];
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...lines,
    ')',
    'response.raise_for_status()',
    `answer = response.${isFile ? 'content' : 'json()'}`,
  ].join('\n');
}

/** JSON with Python's words for true, false and nothing. */
function inPython(value: unknown, depth = 1): string {
  const pad = '    '.repeat(depth);
  const end = '    '.repeat(depth - 1);
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((member) => inPython(member, depth + 1))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inPython(member, depth + 1)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return entries.length === 0
    ? open + close
    : `${open}\n${entries.map((entry) => `${pad}${entry},\n`).join('')}${end}${close}`;
}
