import { servedPage } from '@proverka/landing/served-page';

export const { Component, head, load } = servedPage({
  id: 'fizcheck',
  parts: async () => {
    const { allServicesParts } = await import(
      /* webpackChunkName: "all-services" */ '../features/all-services/all-services-parts.tsx'
    );
    return allServicesParts;
  },
});
