import { defineConfig, type Project } from '@playwright/test'
import type { SiteOptions } from './tests/support/e2e.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
// What a browser leaves of a laptop's screen. All that is in view is drawn: every line of it costs each test time.
const desktop = { viewport: { width: 1440, height: 720 } }

// Size and language in pairs. A test without a tag runs in both projects: only what looks or works otherwise at the other
// size. Everything else runs once: tagged `@phone`, or `@desktop` (also `@once`, where neither size nor language matters).
const everyDay: Project<SiteOptions>[] = [
  { name: 'phone-en', grepInvert: /@once|@desktop/, use: { ...phone, language: 'en' } },
  { name: 'desktop-pt', grepInvert: /@phone/, use: { ...desktop, language: 'pt' } },
]

// The other two pairs, by `npm run test:long`: every flow at the other size too, and what runs once at a desk on a phone too. Left out
// is what only one size has: `@phone-only`, `@desktop-only`.
const otherPairs: Project<SiteOptions>[] = [
  // brand.test.ts has its own sizes and languages.
  { name: 'phone-pt', grepInvert: /@desktop-only/, testIgnore: '**/brand.test.ts', use: { ...phone, language: 'pt' } },
  { name: 'desktop-en', grepInvert: /@once|@phone-only/, use: { ...desktop, language: 'en' } },
]

export default defineConfig<SiteOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores: a browser often waits for an answer.
  workers: 3,
  // A test that needed it is named as flaky, and more than three fail the run: scripts/test.ts.
  retries: 1,
  // Limits that only a hang reaches: no test may depend on how busy the machine is.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: '.cache/test-results',
  globalSetup: './tests/support/e2e-setup.ts',
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    // A press on what never comes fails where it is, instead of using up the time of the test.
    actionTimeout: 60_000,
    timezoneId: 'America/Sao_Paulo',
    // A trace costs every test a third of its time: TRACE=1 keeps those of tests that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // It would answer what tests hold back or replace; its own test lets it in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: process.env.TEST_EFFORT === 'long' ? [...everyDay, ...otherPairs] : everyDay,
})
