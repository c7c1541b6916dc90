/** The key of the sample object: nothing is asked about it (specification, section 4, Object page). */
export const demoKey = 'demo';
