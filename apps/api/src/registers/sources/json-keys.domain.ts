/** Strings and the signs that matter; numbers, commas and literals are skipped. */
const token = /"(?:[^"\\]|\\.)*"|[{}:]/gsu;

/**
 * True when an object of this valid JSON names a field twice. A parser keeps the last one, so `"records": []` at the end
 * would hide the records before it.
 */
export function hasRepeatedKey(json: string): boolean {
  const objects: Set<string>[] = [];
  let last = '';
  for (const [found] of json.matchAll(token)) {
    if (found === '{') objects.push(new Set());
    else if (found === '}') objects.pop();
    else if (found !== ':') last = found;
    else {
      const keys = objects.at(-1);
      // «a» and «\u0061» are one name.
      const key: unknown = last.includes('\\') ? JSON.parse(last) : last.slice(1, -1);
      if (keys === undefined || typeof key !== 'string' || keys.has(key)) return true;
      keys.add(key);
    }
  }
  return false;
}
