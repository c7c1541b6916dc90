/** What a source map says, as far as it is read. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

export type PackageBytes = ReadonlyMap<string, number>;

/** How many characters of a script come from which package, by its source map. */
export function packageBytes(script: string, { sources, mappings }: SourceMap): PackageBytes {
  const bytes = new Map<string, number>();
  const lines = script.split('\n');
  let source = 0;
  for (const [at, line] of mappings.split(';').entries()) {
    let column = 0;
    let open: { readonly from: number; readonly name: string } | null = null;
    const close = (end: number) => {
      if (open !== null) bytes.set(open.name, (bytes.get(open.name) ?? 0) + end - open.from);
    };
    for (const segment of line.split(',').filter(Boolean)) {
      const [columns = 0, sourcesOn] = numbersIn(segment);
      column += columns;
      close(column);
      source += sourcesOn ?? 0;
      open = sourcesOn === undefined ? null : { from: column, name: packageOf(sources[source] ?? '') };
    }
    close(lines[at]?.length ?? 0);
  }
  return bytes;
}

/** The package a source belongs to; of an app its own code, and what the bundler adds. */
export function packageOf(source: string): string {
  const installed = source.lastIndexOf('node_modules/');
  if (installed !== -1) {
    const [scope = '', name = ''] = source.slice(installed + 'node_modules/'.length).split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  const own = /(?:^|\/)packages\/([\w-]+)\//.exec(source)?.[1];
  if (own !== undefined) return `@proverka/${own}`;
  return /(?:^|\/)webpack\//.test(source.replace(/^webpack:\/\/[^/]*\//, '')) ? 'bundler' : 'own code';
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = 31;
const GOES_ON = 32;
const BITS = 5;

/** Base64 VLQ: https://tc39.es/ecma426/#sec-base64-vlq */
function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & VALUE) << shift;
    if (digit & GOES_ON) {
      shift += BITS;
      continue;
    }
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
