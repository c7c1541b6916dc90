/** The key of the sample object, which needs no requests (specification, section 4, Object page). */
export const demoKey = 'demo';
