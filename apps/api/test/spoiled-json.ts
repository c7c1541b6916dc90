type Path = readonly (string | number)[];
type Json = unknown;

/** Paths of all fields of an answer; of a list only those of its first record. */
export function pathsOf(json: Json, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(json)) return json.length === 0 ? [] : pathsOf(json[0], path.concat(0));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([name, value]) => {
    const own = path.concat(name);
    return [own].concat(pathsOf(value, own));
  });
}

const isObject = (json: Json): json is Record<string, Json> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The answer with the value at a path replaced; `undefined` takes the field away. */
export function withAt(json: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(json)) return json.map((one, index) => (index === step ? withAt(one, rest, value) : one));
  return Object.fromEntries(
    Object.entries(json as Record<string, Json>).map(([name, one]) => [
      name,
      name === step ? withAt(one, rest, value) : one,
    ]),
  );
}

export const valueAt = (json: Json, path: Path): Json =>
  path.reduce<Json>((value, step) => (value as Record<string | number, Json>)[step], json);

/** The same answer with the fields of every object in the other order. */
export const inOtherOrder = (json: Json): Json =>
  changed(json, (object) => Object.fromEntries(Object.entries(object).toReversed()));

/** The same answer from a newer version of the service, which sends fields nobody has seen. */
export const withNewerFields = (json: Json): Json =>
  changed(json, (object) => ({ newer_field: 'новое', newerObject: { level: 1 }, ...object }));

function changed(json: Json, change: (object: Record<string, Json>) => Json): Json {
  if (Array.isArray(json)) return json.map((one) => changed(one, change));
  if (!isObject(json)) return json;
  return change(Object.fromEntries(Object.entries(json).map(([name, one]) => [name, changed(one, change)])));
}

/** The answer with every record of one list twice, for each of its lists of records. */
export const withEveryRecordTwice = (json: Json): readonly Json[] =>
  pathsOf(json).flatMap((path) => {
    const list = valueAt(json, path);
    return Array.isArray(list) && isObject(list[0]) ? [withAt(json, path, [list[0], list[0]])] : [];
  });

const dates = [
  '1980',
  '01.1980',
  '31.02.2026',
  '2026-02-31',
  '2026-13-01T00:00:00',
  '01/02/2026',
  '20261120',
  'вчера',
];

/** What may stand in place of a value: other types, impossible numbers, other dates, values a newer version may know. */
export function otherValues(value: Json): readonly Json[] {
  const likeIt = typeof value === 'number' ? [String(value), -value - 1, value + 0.5, 1e300] : [];
  const likeText =
    typeof value === 'string' ? [Number(value), `${value} `, value.toLowerCase(), ...dates] : [];
  return [null, '', ' ', 0, true, {}, 'NEWER_VALUE', 'я'.repeat(20_000), [[]], ...likeIt, ...likeText];
}
