import { afterAll, vi } from 'vitest'

// Test files share a process (vitest.config.ts), because starting one for each file took a third of the whole run. So
// this removes a file's replacements of clock, globals and functions after it.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
