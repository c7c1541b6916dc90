/**
 * Loaded into every process of the stack: when the launcher is gone, however it ended, the process stops by itself
 * instead of keeping its port.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
  });
}
