/** The anchor of a source among the sources of a report. */
export const sourceAnchor = (taskId: string): string => `source-${taskId}`;
