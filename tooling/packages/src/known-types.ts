import type { Statement } from 'oxc-parser';
import { statementsOf } from './declarations.ts';
import { textOf } from './shape.ts';

/** Shorter types are written out. */
const worthNaming = 100;

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Named {
  /** `typeof import("@proverka/contract/order").orderSchema` */
  readonly reference: string;
  readonly owner: string;
  /** Length of the constant's own text. Longer constants refer to shorter ones, never back. */
  readonly size: number;
}

/**
 * The types of exported constants by their text. The compiler writes the type of a schema out wherever it is used, which
 * makes megabytes of a contract; a surface names the constant instead.
 */
export class KnownTypes {
  readonly #byText = new Map<string, Named>();

  add(packageName: string, modules: readonly (readonly [name: string, text: string])[]): void {
    for (const [module, text] of modules) {
      const source = { text };
      for (const { name, type } of constantsOf(statementsOf(text))) {
        const size = textOf(source, type).length;
        const owner = `${packageName} ${module} ${name}`;
        const reference = `typeof import("${specifierOf(packageName, module)}").${name}`;
        this.#note(textOf(source, type), { reference, owner, size });
        for (const member of membersOf(type)) {
          const key = textOf(source, member.key).replaceAll(/^['"]|['"]$/g, '');
          this.#note(textOf(source, member.value), { reference: `${reference}["${key}"]`, owner, size });
        }
      }
    }
  }

  find(text: string, owner: string, size: number): string | null {
    const named = this.#byText.get(text);
    return named && named.owner !== owner && (named.size < size || named.size === text.length)
      ? named.reference
      : null;
  }

  #note(text: string, named: Named): void {
    if (text.length < worthNaming) return;
    const other = this.#byText.get(text);
    if (!other || named.size < other.size) this.#byText.set(text, named);
  }
}

export const specifierOf = (packageName: string, module: string): string =>
  module.startsWith('./') ? packageName + module.slice(1) : `${packageName}#${module}`;

/** Writes references instead of types that a constant has. */
export function replaceKnownTypes(
  text: string,
  known: KnownTypes,
  packageName: string,
  module: string,
): string {
  const source = { text };
  const replaced: (Span & { readonly by: string })[] = [];
  const visit = (value: unknown, owner: string, size: number): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, owner, size);
    if (!isNode(value)) return;
    if (value.type === 'TSTypeReference' || value.type === 'TSTypeLiteral') {
      const own = textOf(source, value);
      const by = own.length < worthNaming ? null : known.find(own, owner, size);
      if (by !== null) {
        replaced.push({ start: value.start, end: value.end, by });
        return;
      }
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child, owner, size);
  };
  for (const statement of statementsOf(text)) {
    const [constant] = constantsOf([statement]);
    const owner = `${packageName} ${module} ${constant?.name ?? ''}`;
    visit(statement, owner, constant ? textOf(source, constant.type).length : Infinity);
  }
  return replaced
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text);
}

const isNode = (value: unknown): value is Span & { readonly type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

interface Constant {
  readonly name: string;
  readonly type: Span;
}

function constantsOf(statements: readonly Statement[]): readonly Constant[] {
  return statements.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    return node.declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' && id.typeAnnotation
        ? [{ name: id.name, type: id.typeAnnotation.typeAnnotation }]
        : [],
    );
  });
}

function membersOf(type: Span): readonly { readonly key: Span; readonly value: Span }[] {
  const { members = [] } = type as {
    members?: readonly { key?: Span; typeAnnotation?: { typeAnnotation: Span } | null }[];
  };
  return members.flatMap(({ key, typeAnnotation }) =>
    key && typeAnnotation ? [{ key, value: typeAnnotation.typeAnnotation }] : [],
  );
}
