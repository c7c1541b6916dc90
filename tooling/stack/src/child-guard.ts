/**
 * Preloaded into every process of the stack: when the launcher exits, however it does, the process stops instead of keeping
 * its port.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
  });
}
