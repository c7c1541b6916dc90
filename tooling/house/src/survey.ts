import { againstOrder, arrowsBetween, countImports, roomBelow } from './arrows.ts';
import type { Arrow } from './arrows.ts';
import { findKnots } from './cycles.ts';
import { lineCount, quantile, tooLong } from './lines.ts';
import { readImports } from './read-imports.ts';
import type { Import } from './read-imports.ts';
import { workspaceResolver } from './resolve-workspace.ts';
import { apiRoomOrder, apiSource } from './rooms.ts';
import { isSupport, readSourceFiles } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

export interface Survey {
  readonly rooms: readonly { readonly name: string; readonly files: number; readonly lines: number }[];
  readonly arrows: readonly Arrow[];
  /** Imports between rooms of the API. */
  readonly crossings: number;
  /** The largest group of rooms that reach each other. */
  readonly largestKnot: number;
  readonly against: readonly Arrow[];
  /** Import cycles between files of the whole repository, types included. */
  readonly cycles: readonly (readonly string[])[];
  readonly files: { readonly count: number; readonly median: number; readonly p90: number };
  readonly tooLong: readonly { readonly path: string; readonly lines: number }[];
}

/** Measures the checkout at `root`. Tests, stories, fixtures and benchmarks do not count towards rooms. */
export function survey(root: string): Survey {
  const files = readSourceFiles(root);
  const code = files.filter(({ path }) => !isSupport(path));
  const resolve = workspaceResolver(root);
  const imports = readImports(files, resolve);
  const arrows = apiArrows(code, imports);
  const lines = code.map(lineCount);
  return {
    rooms: roomsOf(code),
    arrows,
    crossings: countImports(arrows),
    largestKnot: findKnots(arrows.map(({ from, to }) => ({ from, to })))[0]?.length ?? 0,
    against: againstOrder(arrows, apiRoomOrder),
    cycles: findKnots(imports.filter(({ isDynamic }) => !isDynamic)),
    files: { count: code.length, median: quantile(lines, 0.5), p90: quantile(lines, 0.9) },
    tooLong: tooLong(files),
  };
}

const roomOf = roomBelow(apiSource);

function apiArrows(code: readonly SourceFile[], imports: readonly Import[]): readonly Arrow[] {
  const paths = new Set(code.map(({ path }) => path));
  return arrowsBetween(
    imports.filter(({ from, to }) => paths.has(from) && paths.has(to)),
    roomOf,
  );
}

function roomsOf(code: readonly SourceFile[]): Survey['rooms'] {
  const rooms = Map.groupBy(code, ({ path }) => roomOf(path));
  return [...rooms]
    .filter((entry): entry is [string, SourceFile[]] => entry[0] !== null)
    .map(([name, files]) => ({
      name,
      files: files.length,
      lines: files.reduce((sum, file) => sum + lineCount(file), 0),
    }))
    .toSorted((one, other) => place(one.name) - place(other.name));
}

const place = (room: string): number => {
  const at = (apiRoomOrder as readonly string[]).indexOf(room);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
};
