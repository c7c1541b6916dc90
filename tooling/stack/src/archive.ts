/** Where the write-ahead log of a server is archived, within the folder of its backups. */
export const archiveIn = (backupDir: string): string => `${backupDir}/wal`;

/** The shell's own quotes; a percent sign would be replaced by the server. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/**
 * Settings of a server that keeps its whole log. A segment appears under its name only once it is on the disk; after a crash
 * the server may ask for one that is already there. Five minutes are the most that is lost with the server's disk.
 */
export function archiveSettings(folder: string): Readonly<Record<string, string>> {
  const kept = `${quoted(folder)}/%f`;
  const copy = `cp %p ${kept}.part && sync ${kept}.part && mv ${kept}.part ${kept} && sync ${quoted(folder)}`;
  return {
    archive_mode: 'on',
    archive_timeout: '300',
    archive_command: `if [ -e ${kept} ]; then cmp -s %p ${kept}; else ${copy}; fi`,
  };
}

/** Settings of a server that recovers from an archive: all that is there, or up to a moment, whose zone may not be a letter. */
export function recoverySettings(folder: string, at: Date | null): Readonly<Record<string, string>> {
  return {
    archive_mode: 'off',
    hot_standby: 'off',
    restore_command: `cp ${quoted(folder)}/%f %p`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(at === null ? {} : { recovery_target_time: at.toISOString().replace('Z', '+00') }),
  };
}
