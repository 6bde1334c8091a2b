import { afterAll, vi } from 'vitest'
import { hearTime } from '#lib/clock.ts'

// Test files share a process (vitest.config.ts), because starting one for each file took a third of the whole run. So
// this removes a file's replacements of clock, globals and functions after it, and the time that it heard from a gateway.

// Modules that were loaded beside a stubbed page take it for a browser, also after the file has removed the page itself.
let hadPage = false
const stubGlobal = vi.stubGlobal
vi.stubGlobal = (name, value) => {
  hadPage ||= name === 'document'
  return stubGlobal(name, value)
}

afterAll(() => {
  vi.stubGlobal = stubGlobal
  if (hadPage) vi.resetModules()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
  hearTime(performance.now(), new Date().toISOString())
})
