import type { PageMeasure } from './traffic.ts'

/** The pages with budgets: home and slots lobby, in both languages. */
export const benchPages = [
  { name: 'home', language: 'pt', path: '/' },
  { name: 'home', language: 'en', path: '/en/' },
  { name: 'lobby', language: 'pt', path: '/rng/' },
  { name: 'lobby', language: 'en', path: '/en/rng/' },
] as const

/** A phone of the size the pages are designed for first. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies PageMeasure['context']
