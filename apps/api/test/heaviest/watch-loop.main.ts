/*
 * Preloaded into a server (`node --import`): after each SIGUSR2 it says the longest that its loop did nothing else since the
 * last one, in milliseconds of the thread's own processor time, so that other processes of the machine do not count.
 */

const EVERY_MS = 4;

let told = 0;
let longest = 0;
let before = process.threadCpuUsage();

// Callbacks between two ticks take a tick at most, unless one of them takes longer.
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000 - EVERY_MS);
}, EVERY_MS).unref();

process.on('SIGUSR2', () => {
  told += 1;
  process.stdout.write(`held up ${told}: ${longest.toFixed(1)}\n`);
  longest = 0;
});
