import { parseSync, type ClassElement, type Declaration as Syntax, type Statement } from 'oxc-parser';
import {
  annotated,
  functionShape,
  keyOf,
  membersOf,
  shapeOf,
  textOf,
  type Member,
  type Shape,
  type Source,
} from './shape.ts';

export interface Declaration {
  readonly isExported: boolean;
  /** A value is only read by those who import it; a type may also be what they have to provide. */
  readonly isValue: boolean;
  readonly shape: Shape;
  readonly text: string;
}

export type Declarations = ReadonlyMap<string, Declaration>;

/** The declarations of a `.d.ts` file by name, imports left out. */
export function readDeclarations(text: string): Declarations {
  const source = { text };
  return new Map(statementsOf(text).flatMap((statement) => readStatement(statement, source)));
}

export function statementsOf(text: string): readonly Statement[] {
  const { program, errors } = parseSync('declarations.d.ts', text);
  if (errors[0]) throw new Error(`A declaration file cannot be read: ${errors[0].message}`);
  return program.body;
}

type Named = readonly [string, Declaration];

function readStatement(node: Statement, source: Source): Named[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'ExportNamedDeclaration') {
    if (node.declaration) return readDeclaration(node.declaration, source, true);
    return node.specifiers.map((one) => opaque(textOf(source, one.exported), textOf(source, node)));
  }
  if (node.type === 'ExportAllDeclaration' || node.type === 'ExportDefaultDeclaration')
    return [opaque(textOf(source, node), textOf(source, node))];
  return readDeclaration(node as Syntax, source, false);
}

const opaque = (name: string, text: string, isExported = true): Named => [
  name,
  { isExported, isValue: true, shape: { kind: 'opaque', text }, text },
];

function readDeclaration(node: Syntax, source: Source, isExported: boolean): Named[] {
  const text = textOf(source, node);
  const named = (name: string, isValue: boolean, shape: Shape): Named => [
    name,
    { isExported, isValue, shape, text },
  ];
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.map(({ id }) =>
        named('name' in id ? id.name : textOf(source, id), true, annotated(id.typeAnnotation, source)),
      );
    case 'TSTypeAliasDeclaration':
      return [
        named(
          node.id.name,
          false,
          withGenerics(shapeOf(node.typeAnnotation, source), node.typeParameters, source),
        ),
      ];
    case 'TSInterfaceDeclaration': {
      const bases = node.extends.map((one) => textOf(source, one)).join(', ');
      const shape: Shape = { kind: 'object', members: membersOf(node.body.body, source), text };
      return [
        named(
          node.id.name,
          false,
          bases || node.typeParameters ? row(bases, shape, node.typeParameters, source) : shape,
        ),
      ];
    }
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
      return [named(node.id?.name ?? 'default', true, functionShape(node, source))];
    case 'ClassDeclaration':
      return [
        named(node.id?.name ?? 'default', true, {
          kind: 'object',
          members: classMembers(node.body.body, source),
          text,
        }),
      ];
    default:
      return [opaque(text, text, isExported)];
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const withGenerics = (shape: Shape, generics: Span | null | undefined, source: Source): Shape =>
  generics ? row('', shape, generics, source) : shape;

/** Type parameters and bases stand before the members; any change of them is seen. */
const row = (bases: string, shape: Shape, generics: Span | null | undefined, source: Source): Shape => ({
  kind: 'row',
  word: `${generics ? textOf(source, generics) : ''} ${bases}`,
  parts: [shape],
  text: `${generics ? textOf(source, generics) : ''} ${bases} ${shape.text}`,
});

function classMembers(elements: readonly ClassElement[], source: Source): ReadonlyMap<string, Member> {
  return new Map(
    elements.map((node) => {
      const text = textOf(source, node);
      const name = 'key' in node ? keyOf(node.key, source) : text;
      return [name, { isOptional: false, shape: { kind: 'opaque', text } }];
    }),
  );
}
