/** The sandbox of a developer's machine: where every outside system is unless the environment names another place. */
export const sandboxUrl = 'http://127.0.0.1:4400';
