import type { Member, Shape } from './shape.ts';

/** Who makes a value of the type: those who use the package, the package, or nobody knows. */
export type Role = 'given' | 'received' | 'both';

export interface Change {
  readonly level: 'minor' | 'major';
  readonly what: string;
}

export interface Comparison {
  /** What a reference stands for, before and after. */
  readonly resolve: (reference: string, when: 'before' | 'after') => Shape | null;
}

/**
 * What changed between two types. Who receives a value is not hurt by one more member, who gives it is not hurt by one more
 * choice; everything that is not plainly an addition counts as breaking.
 */
export function compareShapes(
  comparison: Comparison,
  before: Shape,
  after: Shape,
  role: Role,
  path: string,
): readonly Change[] {
  if (before.text === after.text) return [];
  const changed: readonly Change[] = [{ level: 'major', what: `${path} changed` }];
  const inside = (from: Shape, to: Shape, name = '', as = role) =>
    compareShapes(comparison, from, to, as, `${path}${name}`);
  const pairs = (from: readonly Shape[], to: readonly Shape[]) =>
    from.length === to.length ? from.flatMap((one, index) => inside(one, to[index] ?? one)) : changed;

  if (before.kind === 'reference' || after.kind === 'reference') {
    const [from, to] = [resolved(comparison, before, 'before'), resolved(comparison, after, 'after')];
    return from && to ? inside(from, to) : changed;
  }
  if (choicesOf(before) ?? choicesOf(after)) return compareChoices(before, after, role, path);
  if (before.kind === 'object' && after.kind === 'object')
    return compareMembers(comparison, before.members, after.members, role, path);
  if (before.kind === 'generic' && after.kind === 'generic' && before.name === after.name)
    return pairs(before.args, after.args);
  if (before.kind === 'row' && after.kind === 'row' && before.word === after.word)
    return pairs(before.parts, after.parts);
  if (before.kind === 'function' && after.kind === 'function' && before.generics === after.generics)
    return [
      ...compareParams(comparison, before.params, after.params, opposite(role), path),
      ...inside(before.returns, after.returns, '()'),
    ];
  return changed;
}

const opposite = (role: Role): Role => (role === 'both' ? 'both' : role === 'given' ? 'received' : 'given');

function resolved({ resolve }: Comparison, shape: Shape, when: 'before' | 'after'): Shape | null {
  return shape.kind === 'reference' ? resolve(shape.reference, when) : shape;
}

/** The alternatives of a union, of an enumeration or of a union of schemas. */
function choicesOf(shape: Shape): readonly string[] | null {
  if (shape.kind === 'union') return shape.parts.map(({ text }) => text);
  if (shape.kind !== 'generic') return null;
  const [first] = shape.args;
  if (shape.name.endsWith('ZodEnum') && first?.kind === 'object') return [...first.members.keys()];
  if (!/Zod(Discriminated)?Union$/.test(shape.name)) return null;
  const tuple = first?.kind === 'row' && first.word === 'readonly' ? first.parts[0] : first;
  return tuple?.kind === 'row' ? tuple.parts.map(({ text }) => text) : null;
}

function compareChoices(before: Shape, after: Shape, role: Role, path: string): readonly Change[] {
  const from = choicesOf(before) ?? [before.text];
  const to = choicesOf(after) ?? [after.text];
  const isWider = to.some((one) => !from.includes(one));
  const isNarrower = from.some((one) => !to.includes(one));
  if (isWider)
    return [
      { level: !isNarrower && role === 'given' ? 'minor' : 'major', what: `${path} has other choices` },
    ];
  if (isNarrower)
    return [{ level: role === 'received' ? 'minor' : 'major', what: `${path} has fewer choices` }];
  return [];
}

function compareMembers(
  comparison: Comparison,
  before: ReadonlyMap<string, Member>,
  after: ReadonlyMap<string, Member>,
  role: Role,
  path: string,
): readonly Change[] {
  const kept = [...before].flatMap(([name, was]): readonly Change[] => {
    const is = after.get(name);
    const where = `${path}.${name}`;
    return is
      ? compareMember(comparison, was, is, role, where)
      : [{ level: 'major', what: `${where} is gone` }];
  });
  const added = [...after]
    .filter(([name]) => !before.has(name))
    .map(([name, member]): Change => {
      const isHarmless = role === 'received' || isOptional(member);
      return { level: isHarmless ? 'minor' : 'major', what: `${path}.${name} is new` };
    });
  return [...kept, ...added];
}

const optionalSchema = /Zod(Optional|Default|Prefault)$/;
const isOptional = ({ isOptional: isMarked, shape }: Member): boolean =>
  isMarked || (shape.kind === 'generic' && optionalSchema.test(shape.name));
const withoutOptional = (shape: Shape): Shape =>
  shape.kind === 'generic' && shape.name.endsWith('ZodOptional') ? (shape.args[0] ?? shape) : shape;

function compareMember(
  comparison: Comparison,
  was: Member,
  is: Member,
  role: Role,
  path: string,
): readonly Change[] {
  const harmless: Role = isOptional(is) ? 'given' : 'received';
  const marks: readonly Change[] =
    isOptional(was) === isOptional(is)
      ? []
      : [
          {
            level: role === harmless ? 'minor' : 'major',
            what: `${path} is ${isOptional(is) ? 'optional' : 'required'} now`,
          },
        ];
  const [from, to] =
    marks.length === 0 ? [was.shape, is.shape] : [withoutOptional(was.shape), withoutOptional(is.shape)];
  return [...marks, ...compareShapes(comparison, from, to, role, path)];
}

function compareParams(
  comparison: Comparison,
  before: readonly Member[],
  after: readonly Member[],
  role: Role,
  path: string,
): readonly Change[] {
  if (after.length < before.length) return [{ level: 'major', what: `${path} takes fewer arguments` }];
  return after.flatMap((is, index): readonly Change[] => {
    const was = before[index];
    const where = `${path}(${index + 1})`;
    if (was) return compareMember(comparison, was, is, role, where);
    return [{ level: isOptional(is) ? 'minor' : 'major', what: `${where} is new` }];
  });
}
