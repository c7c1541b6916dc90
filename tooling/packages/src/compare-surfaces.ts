import { compareShapes, type Change, type Comparison, type Role } from './compare-shapes.ts';
import type { Declaration } from './declarations.ts';
import { specifierOf } from './known-types.ts';
import type { Shape } from './shape.ts';
import { isEntry, type Surface } from './surface.ts';

/** Surfaces by the name of their package. */
export type Surfaces = ReadonlyMap<string, Surface>;

/** What changed for those who import `name`; `roles` says which way the schemas of a contract travel. */
export function compareSurfaces(
  name: string,
  before: Surfaces,
  after: Surfaces,
  roles: ReadonlyMap<string, Role>,
): readonly Change[] {
  const [from, to] = [before.get(name)?.modules ?? new Map(), after.get(name)?.modules ?? new Map()];
  const comparison = resolver(before, after);
  const kept = [...from].flatMap(([module, was]): readonly Change[] => {
    const is = to.get(module);
    if (!is) return isEntry(module) ? [{ level: 'major', what: `${module} is gone` }] : [];
    const added = [...is.declarations]
      .filter(([one, { isExported }]) => isExported && isEntry(module) && !was.declarations.has(one))
      .map(([one]): Change => ({ level: 'minor', what: `${module} ${one} is new` }));
    const others = [...was.declarations].flatMap(([one, declaration]): readonly Change[] => {
      const role = roles.get(`typeof import("${specifierOf(name, module)}").${one}`);
      const now = is.declarations.get(one);
      const where = `${module} ${one}`;
      if (now) return compareDeclarations(comparison, declaration, now, where, role);
      return declaration.isExported && isEntry(module) ? [{ level: 'major', what: `${where} is gone` }] : [];
    });
    return others.concat(added);
  });
  const added = [...to.keys()]
    .filter((module) => isEntry(module) && !from.has(module))
    .map((module): Change => ({ level: 'minor', what: `${module} is new` }));
  return [...kept, ...added];
}

function compareDeclarations(
  comparison: Comparison,
  before: Declaration,
  after: Declaration,
  where: string,
  role: Role | undefined,
): readonly Change[] {
  if (before.isValue !== after.isValue) return [{ level: 'major', what: `${where} changed` }];
  const isSchema = before.shape.text.startsWith('z.');
  return compareShapes(
    comparison,
    before.shape,
    after.shape,
    role ?? (before.isValue && !isSchema ? 'received' : 'both'),
    where,
  );
}

function resolver(before: Surfaces, after: Surfaces): Comparison {
  const tables = { before: constantsOf(before), after: constantsOf(after) };
  return {
    resolve: (reference, when) => {
      const [, constant = '', key] =
        /^(typeof import\("[^"]+"\)\.\w+)(?:\["([^"]+)"\])?$/.exec(reference) ?? [];
      const shape = tables[when].get(constant) ?? null;
      if (key === undefined) return shape;
      return (shape?.kind === 'object' && shape.members.get(key)?.shape) || null;
    },
  };
}

const constantsOf = (surfaces: Surfaces): ReadonlyMap<string, Shape> =>
  new Map(
    [...surfaces].flatMap(([name, { modules }]) =>
      [...modules].flatMap(([module, { declarations }]) =>
        [...declarations].map(
          ([one, { shape }]) => [`typeof import("${specifierOf(name, module)}").${one}`, shape] as const,
        ),
      ),
    ),
  );

/**
 * Which way the named schemas of a contract travel: those who call the API receive what is below `reply` and give what is
 * below `params`, `query`, `headers` and `body`.
 */
export function schemaRoles(surfaces: Surfaces): ReadonlyMap<string, Role> {
  const constants = constantsOf(surfaces);
  const roles = new Map<string, Role>();
  const visit = (shape: Shape, role: Role | null): void => {
    if (shape.kind === 'reference') {
      const owner = shape.reference.replace(/\["[^"]+"\]$/, '');
      const had = roles.get(owner);
      const now = role === null || had === role || had === 'both' ? had : had ? 'both' : role;
      if (now === had || now === undefined) return;
      roles.set(owner, now);
      const target = constants.get(owner);
      if (target) visit(target, now);
    } else if (shape.kind === 'object')
      for (const [name, member] of shape.members) visit(member.shape, role ?? roleBelow(name));
    else if (shape.kind === 'generic') for (const one of shape.args) visit(one, role);
    else if (shape.kind === 'union' || shape.kind === 'row') for (const one of shape.parts) visit(one, role);
  };
  for (const [name, shape] of constants) if (/endpoints$/i.test(name)) visit(shape, null);
  return roles;
}

const roleBelow = (member: string): Role | null => {
  if (member === 'reply') return 'received';
  return ['params', 'query', 'headers', 'body'].includes(member) ? 'given' : null;
};
