import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { networkOf } from '@proverka/validation/network';
import type { TrialCounts } from './trial-counts.ts';
import type { VersionCounts } from './version-counts.ts';
import type { VisitorSet } from './visitor-set.ts';

export interface DocumentCounts {
  /** Begins with a document of a remote; to be called with its status. Addresses that do not exist are nobody's. */
  readonly begin: (
    visitor: VisitorSet,
    remote: string | null,
    to: { readonly ip: string; readonly response: ServerResponse },
  ) => (status: number) => void;
  /** A document that came from the store whole. */
  readonly stored: (visitor: VisitorSet, remote: string, bytes: number) => void;
}

/** Counts the documents that are sent, by version of their remote and for the trial of a candidate. */
export function countDocuments(trials: TrialCounts, versions: VersionCounts): DocumentCounts {
  return {
    begin: ({ active, trial }, remote, { ip, response }) => {
      if (remote === null) return () => undefined;
      const { socket } = response;
      const before = socket?.bytesWritten ?? 0;
      return (status) => {
        finished(response, () => {
          const bytes = Math.max(0, (socket?.bytesWritten ?? before) - before);
          versions.document(versions.of(active, remote), { status, bytes });
        });
        if (!trial) return;
        const counted = { ...trial, network: networkOf(ip) };
        if (status >= 500) trials.happened(counted, remote, 'serverErrors');
        if (status < 300 || status >= 500) trials.view(counted, remote);
      };
    },
    stored: ({ active, trial }, remote, bytes) => {
      versions.document(versions.of(active, remote), { status: 200, bytes });
      if (trial) trials.view(trial, remote);
    },
  };
}
