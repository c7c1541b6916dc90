import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Generous timeouts: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
