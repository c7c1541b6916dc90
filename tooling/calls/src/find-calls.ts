export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Where a call is declared, made and tested. */
export interface FoundCall {
  readonly contract: string | null;
  /** Files of apps that make it, directly or by a query of the API client. */
  readonly screens: readonly string[];
  readonly tests: readonly string[];
}

/** Also the tables that a test goes through call by call. */
const isTest = ({ path }: SourceFile) =>
  /\.(test\.tsx?|e2e\.ts)$/.test(path) || path.startsWith('apps/api/test/access/');
const isContract = ({ path }: SourceFile) =>
  path.startsWith('packages/contract/src/') && !/test|fixtures/.test(path);
const isClient = ({ path }: SourceFile) => path.startsWith('packages/api-client/src/');
const isScreen = ({ path }: SourceFile) =>
  /^(apps|packages)\//.test(path) &&
  !/^(apps\/(api|sandbox)|packages\/(contract|api-client))\//.test(path) &&
  !/\.(test|stories|fixtures|gate)\.tsx?$|\/testing/.test(path);

/** Looks calls up in the sources of the repository. */
export function findCallsIn(files: readonly SourceFile[]): (key: string) => FoundCall {
  const contracts = files.filter((file) => isContract(file) && !isTest(file));
  const clients = files.filter((file) => isClient(file) && !isTest(file));
  const screens = files.filter(isScreen);
  const tests = files.filter(isTest);
  return (key) => {
    const quoted = `'${key}'`;
    const makers = [quoted, ...clients.flatMap(({ text }) => exportsNaming(text, quoted))];
    return {
      contract: contracts.find(({ text }) => text.includes(`${quoted}:`))?.path ?? null,
      screens: screens
        .filter(({ text }) => makers.some((maker) => mentions(text, maker)))
        .map(({ path }) => path),
      tests: nearestFirst(tests.filter(({ text }) => isTriedIn(text, key)).map(({ path }) => path)),
    };
  };
}

/** The exported names of a file whose declarations name the call. */
function exportsNaming(text: string, quoted: string): string[] {
  const parts = text.split(/^export (?:async )?(?:const|function) /m).slice(1);
  return parts.flatMap((part) => (part.includes(quoted) ? (/^\w+/.exec(part) ?? []) : []));
}

const mentions = (text: string, maker: string): boolean =>
  maker.startsWith("'") ? text.includes(maker) : new RegExp(`\\b${maker}\\b`).test(text);

/** By its key, or by its path and a method; a path's parameters may be anything. */
function isTriedIn(text: string, key: string): boolean {
  if (text.includes(`'${key}'`)) return true;
  const [method = '', path = ''] = key.split(' ');
  const pattern = path
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
    .join('[^\'"`/?\\s]+');
  const isNamed = new RegExp(`[\`'"}/]${pattern}[\`'"?]`).test(text);
  return isNamed && (method === 'GET' || new RegExp(`\\b${method}\\b`, 'i').test(text));
}

/** Tests of the call itself before those that go through all calls. */
const nearestFirst = (paths: readonly string[]): string[] =>
  paths.toSorted((one, other) => Number(isOfAll(one)) - Number(isOfAll(other)) || one.localeCompare(other));
const isOfAll = (path: string) =>
  path.startsWith('apps/api/test/') || path.startsWith('packages/api-client/');
