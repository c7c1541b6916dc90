import path from 'node:path';

/** The file of the server artefact that a render process loads, below `node/`. */
export const nodeEntry = 'entry.cjs';

/** Paths in the release store. */
export const releasePaths = {
  version: (remote: string, version: string) => path.join('remotes', remote, version),
  set: (id: string) => path.join('sets', `${id}.json`),
  channel: (name: string) => path.join('channels', name),
  /** Sets a channel is about to move to, by id: shells make them ready. */
  announcements: (channel: string) => path.join('announcements', channel),
  log: (channel: string) => path.join('log', channel),
  /** What the gate saw of the pages of a version. */
  facts: (key: string) => path.join('facts', `${key}.json`),
  allFigures: (channel: string) => path.join('figures', channel),
  /** What shells counted of a trial, a file each. */
  figures: (channel: string, trial: string) => path.join('figures', channel, trial),
  /** What shells count all the time, a file for each hour and shell. */
  measures: (channel: string) => path.join('measures', channel),
  /** Codes that let a browser show whose part of a page is whose. */
  outlineCodes: 'outline-codes',
  verdict: (key: string) => path.join('verdicts', `${key}.json`),
};
