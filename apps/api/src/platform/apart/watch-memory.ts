import { readFile } from 'node:fs/promises';

const EVERY_MS = 200;
const PAGE_BYTES = 4096;
const MB = 1024 * 1024;

interface MemoryWatch {
  readonly isExceeded: () => boolean;
  readonly stop: () => void;
}

/**
 * Calls back once when a process takes more memory than that. The limit of V8's heap leaves out buffers and what native
 * code takes. Linux alone tells; elsewhere only the heap is limited.
 */
export function watchMemory(pid: number | undefined, mostMb: number, onExceeded: () => void): MemoryWatch {
  let isExceeded = false;
  const look = async () => {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    const [, residentPages = '0'] = statm.split(' ');
    if (isExceeded || Number(residentPages) * PAGE_BYTES <= mostMb * MB) return;
    isExceeded = true;
    onExceeded();
  };
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return { isExceeded: () => isExceeded, stop: () => clearInterval(timer) };
}
