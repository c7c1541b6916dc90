import type { ParamPattern, PropertyKey, TSSignature, TSType, TSTypeAnnotation } from 'oxc-parser';

/** A type as far as it matters for telling an addition from a breaking change. `text` is its whole text. */
export type Shape = { readonly text: string } & (
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Member> }
  | { readonly kind: 'generic'; readonly name: string; readonly args: readonly Shape[] }
  | { readonly kind: 'union'; readonly parts: readonly Shape[] }
  /** Tuples, arrays, intersections: parts that are compared one by one. */
  | { readonly kind: 'row'; readonly word: string; readonly parts: readonly Shape[] }
  | {
      readonly kind: 'function';
      readonly generics: string;
      readonly params: readonly Member[];
      readonly returns: Shape;
    }
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'opaque' }
);

export interface Member {
  readonly isOptional: boolean;
  readonly shape: Shape;
}

export interface Source {
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Text without line breaks and doubled spaces: formatting is no part of a surface. */
export const textOf = ({ text }: Source, { start, end }: Span): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ');

/** `typeof import("x").name["key"]`, the way a surface names a type that is written elsewhere. */
const referencePattern = /^typeof import\("[^"]+"\)\.\w+(\["[^"]+"\])?$/;

export function shapeOf(node: TSType, source: Source): Shape {
  const text = textOf(source, node);
  if (referencePattern.test(text)) return { kind: 'reference', reference: text, text };
  const all = (nodes: readonly unknown[]) => (nodes as TSType[]).map((one) => shapeOf(one, source));
  switch (node.type) {
    case 'TSParenthesizedType':
      return shapeOf(node.typeAnnotation, source);
    case 'TSTypeLiteral':
      return { kind: 'object', members: membersOf(node.members, source), text };
    case 'TSTypeReference': {
      const args = all(node.typeArguments?.params ?? []);
      return { kind: 'generic', name: textOf(source, node.typeName), args, text };
    }
    case 'TSUnionType':
      return { kind: 'union', parts: all(node.types), text };
    case 'TSIntersectionType':
      return { kind: 'row', word: '&', parts: all(node.types), text };
    case 'TSTupleType':
      return { kind: 'row', word: 'tuple', parts: all(node.elementTypes), text };
    case 'TSArrayType':
      return { kind: 'row', word: 'array', parts: all([node.elementType]), text };
    case 'TSTypeOperator':
      return { kind: 'row', word: node.operator, parts: all([node.typeAnnotation]), text };
    case 'TSFunctionType':
      return functionShape(node, source, text);
    default:
      return { kind: 'opaque', text };
  }
}

interface Callable extends Span {
  readonly typeParameters?: Span | null;
  readonly params: readonly ParamPattern[];
  readonly returnType?: TSTypeAnnotation | null;
}

export function functionShape(node: Callable, source: Source, text = textOf(source, node)): Shape {
  return {
    kind: 'function',
    generics: node.typeParameters ? textOf(source, node.typeParameters) : '',
    params: node.params.map((param) => memberOf(param, source)),
    returns: annotated(node.returnType, source),
    text,
  };
}

interface Annotated {
  readonly optional?: boolean;
  readonly typeAnnotation?: TSTypeAnnotation | null;
}

const memberOf = (node: object, source: Source): Member => {
  const { optional = false, typeAnnotation = null } = node as Annotated;
  return { isOptional: optional, shape: annotated(typeAnnotation, source) };
};

export const annotated = (annotation: TSTypeAnnotation | null | undefined, source: Source): Shape =>
  annotation ? shapeOf(annotation.typeAnnotation, source) : { kind: 'opaque', text: '' };

/** Members without a name (index and call signatures) go by their text, so that any change of one is seen. */
export function membersOf(signatures: readonly TSSignature[], source: Source): ReadonlyMap<string, Member> {
  return new Map(
    signatures.map((node) => {
      if (node.type === 'TSPropertySignature') return [keyOf(node.key, source), memberOf(node, source)];
      if (node.type === 'TSMethodSignature')
        return [keyOf(node.key, source), { isOptional: node.optional, shape: functionShape(node, source) }];
      const text = textOf(source, node);
      return [text, { isOptional: false, shape: { kind: 'opaque', text } }];
    }),
  );
}

export const keyOf = (key: PropertyKey, source: Source): string =>
  textOf(source, key).replaceAll(/^['"]|['"]$/g, '');
