/** Upper bounds of the steps in which answering times are counted, in milliseconds; the last step has none. */
export const latencySteps = [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 20_000] as const;
