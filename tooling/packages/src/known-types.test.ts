import { expect, test } from 'vitest';
import { KnownTypes, replaceKnownTypes } from './known-types.ts';

const long = `z.ZodObject<{ ${Array.from({ length: 8 }, (_, index) => `field_${index}: z.ZodString`).join('; ')} }, z.core.$strip>`;

test('a type that a constant has is written as a reference to it, in its package and in those above', () => {
  const modules = [
    ['./order', `export declare const orderSchema: ${long};`],
    ['./list', `export declare const listSchema: z.ZodArray<${long}>;`],
  ] as const;
  const known = new KnownTypes();
  known.add('contract', modules);
  expect(replaceKnownTypes(modules[0][1], known, 'contract', './order')).toBe(modules[0][1]);
  expect(replaceKnownTypes(modules[1][1], known, 'contract', './list')).toBe(
    'export declare const listSchema: z.ZodArray<typeof import("contract/order").orderSchema>;',
  );
  expect(replaceKnownTypes(`export type A = ${long};`, known, 'client', './a')).toBe(
    'export type A = typeof import("contract/order").orderSchema;',
  );
});
