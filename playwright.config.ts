import { defineConfig } from '@playwright/test'
import type { SiteOptions } from './tests/support/e2e.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

// A test runs once at each size and once in each language, unless a tag says otherwise: `@all` runs in every project,
// `@once` in one, for what is the same at any size and in any language; `@phone` and `@desktop` at that size only.
export default defineConfig<SiteOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: '.cache/test-results',
  globalSetup: './tests/support/e2e-setup.ts',
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace costs every test a third of its time: TRACE=1 keeps those of tests that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone-pt', grep: /@all/, use: { ...phone, language: 'pt' } },
    { name: 'phone-en', grepInvert: /@once|@desktop/, use: { ...phone, language: 'en' } },
    { name: 'desktop-pt', grepInvert: /@phone/, use: { ...desktop, language: 'pt' } },
    { name: 'desktop-en', grep: /@all/, use: { ...desktop, language: 'en' } },
  ],
})
