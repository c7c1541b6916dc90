import { z } from 'zod';
import { shellStateSchema } from './announce.ts';
import { sumMeasures, versionMeasuresSchema, type VersionMeasures } from './measures.domain.ts';
import { releasePaths } from './release-paths.ts';
import type { ReleaseStore } from './release-store.ts';

const hourMs = 3_600_000;
/** What is counted is known for so many hours, the running one included. */
export const keptHours = 24;
/** A shell that has written nothing for so long is not running. */
const silentMs = 30_000;

/** What one shell writes for everybody who reads the store: which sets it serves, and what it counted in this hour. */
export const shellNoteSchema = z.object({
  at: z.iso.datetime(),
  state: shellStateSchema.pick({ set: true, candidate: true, refused: true }),
  measures: versionMeasuresSchema,
});
export type ShellNote = z.infer<typeof shellNoteSchema>;

export interface RunningShell {
  readonly shell: string;
  readonly at: string;
  readonly state: ShellNote['state'];
}

const hourOf = (at: Date): string => at.toISOString().slice(0, 13);
const fileOf = (channel: string, hour: string, shell: string) =>
  `${releasePaths.measures(channel)}/${hour}-${shell}.json`;
const nameParts = /^(\d{4}-\d\d-\d\dT\d\d)-([\w-]{1,64})\.json$/;

export const writeShellNote = (
  store: ReleaseStore,
  { channel, shell }: { readonly channel: string; readonly shell: string },
  note: ShellNote,
): Promise<void> =>
  store.putHint(fileOf(channel, hourOf(new Date(note.at)), shell), `${JSON.stringify(note)}\n`);

/** What all shells counted in the last hours by version, and which shells are running. A file that cannot be read counts nothing. */
export async function readShellNotes(
  store: ReleaseStore,
  channel: string,
  now: Date,
): Promise<{ readonly measures: VersionMeasures; readonly shells: readonly RunningShell[] }> {
  const oldest = hourOf(new Date(now.getTime() - (keptHours - 1) * hourMs));
  const folder = releasePaths.measures(channel);
  const read = (await store.list(folder)).map(async (name) => {
    const [, hour = '', shell = ''] = nameParts.exec(name) ?? [];
    if (hour < oldest) return [];
    const content = await store.getFile(`${folder}/${name}`);
    const note = content && shellNoteSchema.safeParse(parsedJson(content.toString('utf8'))).data;
    return note ? [{ shell, note }] : [];
  });
  const notes = (await Promise.all(read)).flat();
  return { measures: sumMeasures(notes.map(({ note }) => note.measures)), shells: running(notes, now) };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function running(notes: readonly { shell: string; note: ShellNote }[], now: Date): RunningShell[] {
  const latest = new Map<string, RunningShell>();
  for (const { shell, note } of notes) {
    const { at, state } = note;
    const isRunning = now.getTime() - Date.parse(at) < silentMs;
    if (isRunning && at > (latest.get(shell)?.at ?? '')) latest.set(shell, { shell, at, state });
  }
  return [...latest.values()].sort((a, b) => (a.shell < b.shell ? -1 : 1));
}

/** Removes what was counted before the hours that are kept; any shell does it. */
export async function forgetShellNotes(store: ReleaseStore, channel: string, now: Date): Promise<void> {
  const oldest = hourOf(new Date(now.getTime() - keptHours * hourMs));
  const folder = releasePaths.measures(channel);
  for (const name of await store.list(folder)) {
    const [, hour] = nameParts.exec(name) ?? [];
    if (hour !== undefined && hour < oldest) await store.removeHint(`${folder}/${name}`);
  }
}
