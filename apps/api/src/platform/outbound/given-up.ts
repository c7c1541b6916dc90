/** Whether whoever asked has gone, as visitors who leave a page do. A limit of time on the answer is the source's own doing. */
export const isGivenUp = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
