import { afterAll, vi } from 'vitest'

// Test files share a process (vitest.config.ts): starting one for each file took a third of the whole run. So what a file
// put in place of the real clock, globals and functions goes with it.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
