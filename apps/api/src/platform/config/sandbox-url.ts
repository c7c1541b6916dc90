/** The local sandbox: the default address of every outside system unless the environment names another. */
export const sandboxUrl = 'http://127.0.0.1:4400';
