import { expect, test } from 'vitest';
import { compareSurfaces, schemaRoles } from './compare-surfaces.ts';
import { readDeclarations } from './declarations.ts';
import type { Surface } from './surface.ts';

const surface = (modules: Readonly<Record<string, string>>): Surface => ({
  modules: new Map(
    Object.entries(modules).map(([name, text]) => [name, { text, declarations: readDeclarations(text) }]),
  ),
});

function levels(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const [from, to] = [new Map([['p', surface(before)]]), new Map([['p', surface(after)]])];
  return compareSurfaces('p', from, to, schemaRoles(from)).map(({ level, what }) => `${level}: ${what}`);
}

const change = (before: string, after: string) => levels({ './a': before }, { './a': after });

test('what is not exported by an entry may come and go', () => {
  const entry = "import type { Inner } from './inner.ts';\nexport declare const a: Inner;";
  expect(levels({ './a': entry, 'src/inner.ts': 'export type Inner = 1;' }, { './a': entry })).toEqual([]);
  expect(change('declare const b: 1;', '')).toEqual([]);
});

test('a change behind an entry is seen', () => {
  const entry = "import type { Inner } from './inner.ts';\nexport declare const a: Inner;";
  const before = { './a': entry, 'src/inner.ts': 'export type Inner = 1;' };
  expect(levels(before, { ...before, 'src/inner.ts': 'export type Inner = 2;' })).toEqual([
    'major: src/inner.ts Inner changed',
  ]);
});

test('comments and line breaks change nothing', () => {
  expect(change('export declare const a: { b: 1 };', 'export declare const a: {\n  b: 1\n};')).toEqual([]);
});

test.each([
  ['a name that is gone', 'export declare const a: 1;', '', 'major'],
  ['a new name', '', 'export declare const a: 1;', 'minor'],
  ['another type', 'export declare const a: 1;', 'export declare const a: 2;', 'major'],
  [
    'an optional property of a type',
    'export interface A { b: 1 }',
    'export interface A { b: 1; c?: 2 }',
    'minor',
  ],
  [
    'a required property of a type',
    'export interface A { b: 1 }',
    'export interface A { b: 1; c: 2 }',
    'major',
  ],
  [
    'a property of a constant',
    'export declare const a: { b: 1 };',
    'export declare const a: { b: 1; c: 2 };',
    'minor',
  ],
  ['a property that is gone', 'export interface A { b: 1; c?: 2 }', 'export interface A { b: 1 }', 'major'],
  [
    'one more optional argument',
    'export declare function f(a: 1): void;',
    'export declare function f(a: 1, b?: 2): void;',
    'minor',
  ],
  [
    'one more argument',
    'export declare function f(a: 1): void;',
    'export declare function f(a: 1, b: 2): void;',
    'major',
  ],
  [
    'an argument with more choices',
    'export declare function f(a: 1): void;',
    'export declare function f(a: 1 | 2): void;',
    'minor',
  ],
  [
    'an answer with more choices',
    'export declare function f(): 1;',
    'export declare function f(): 1 | 2;',
    'major',
  ],
  [
    'an answer with fewer choices',
    'export declare function f(): 1 | 2;',
    'export declare function f(): 1;',
    'minor',
  ],
  ['another base', 'export interface A extends B { b: 1 }', 'export interface A extends C { b: 1 }', 'major'],
  ['other type parameters', 'export type A<T> = T[];', 'export type A<T extends string> = T[];', 'major'],
])('%s', (_, before, after, level) => {
  expect(change(before, after).map((line) => line.split(':')[0])).toEqual([level]);
});

const contract = (body: string, reply: string) => `
export declare const bodySchema: z.ZodObject<${body}, z.core.$strip>;
export declare const replySchema: z.ZodObject<${reply}, z.core.$strip>;
export declare const orderEndpoints: {
  'POST /order': { body: typeof import("p/a").bodySchema; reply: typeof import("p/a").replySchema };
};`;
const small = '{ a: z.ZodString }';

test.each([
  ['a new field of an answer', small, '{ a: z.ZodString; b: z.ZodString }', 'minor', 'reply'],
  ['a new field of a request', small, '{ a: z.ZodString; b: z.ZodString }', 'major', 'body'],
  [
    'a new field of a request that may be left out',
    small,
    '{ a: z.ZodString; b: z.ZodOptional<z.ZodString> }',
    'minor',
    'body',
  ],
  [
    'a field of an answer that may be missing now',
    small,
    '{ a: z.ZodOptional<z.ZodString> }',
    'major',
    'reply',
  ],
  [
    'a field of a request that may be left out now',
    small,
    '{ a: z.ZodOptional<z.ZodString> }',
    'minor',
    'body',
  ],
  [
    'one more value in an answer',
    '{ a: z.ZodEnum<{ x: "x" }> }',
    '{ a: z.ZodEnum<{ x: "x"; y: "y" }> }',
    'major',
    'reply',
  ],
  [
    'one more value in a request',
    '{ a: z.ZodEnum<{ x: "x" }> }',
    '{ a: z.ZodEnum<{ x: "x"; y: "y" }> }',
    'minor',
    'body',
  ],
])('%s of a call', (_, before, after, level, side) => {
  const [from, to] =
    side === 'body'
      ? [contract(before, small), contract(after, small)]
      : [contract(small, before), contract(small, after)];
  expect(change(from, to).map((line) => line.split(':')[0])).toEqual([level]);
});

test('an endpoint that is gone breaks, a new one does not', () => {
  const call = "'GET /a': { reply: z.ZodString };";
  const one = `export declare const endpoints: { ${call} };`;
  const two = `export declare const endpoints: { ${call} 'GET /b': { reply: z.ZodString } };`;
  expect(change(one, two)).toEqual(['minor: ./a endpoints.GET /b is new']);
  expect(change(two, one)).toEqual(['major: ./a endpoints.GET /b is gone']);
});
