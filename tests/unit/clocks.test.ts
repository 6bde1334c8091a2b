import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const code = globSync('{src,scripts}/**/*.{ts,tsx,astro,js,mjs}').filter(
  (file) => !/^scripts\/(bench|art|build|test)/.test(file),
)
const schema = globSync('src/gateway/db/functions/*.sql')

/** The places of a pattern, which may lie in several lines, outside of the files that may have it. */
const found = (files: readonly string[], pattern: RegExp, but: readonly string[]) =>
  files
    .filter((file) => !but.includes(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
        ([text]) => `${file}: ${text}`,
      ),
    )

test('civil time is computed in one place, in the zone that the caller names', () => {
  const parts =
    /\.[gs]et(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|Date\.UTC\(|getTimezoneOffset|new Date\([^()]*,/
  const days =
    /toISOString\(\)\s*\.(slice|split|substring|startsWith)|\.to(Date|Time)String\(|toLocale(Date|Time)String\(/
  const civil = ['src/lib/civil-days.ts', 'src/lib/civil-time.ts']
  // These write a clock's time by patterns, and compare the device's zone with the operator's.
  const writing = ['src/lib/date-pattern.ts', 'src/lib/date-examples.ts', 'src/lib/moment-text.ts']
  expect(found(code, parts, [...civil, ...writing])).toEqual([])
  // Names of hours and the clock of the agents' bar.
  expect(found(code, days, [...civil, 'src/lib/periods.ts'])).toEqual([])
})

test('the database takes no day from its own clock, and none in UTC', () => {
  expect(found(schema, /now\(\)::date|'UTC'\)::date|localtimestamp/i, [])).toEqual([])
  expect(found(code, /now\(\)::date|'UTC'\)::date/i, [])).toEqual([])
})

test('only one module reads the device clock', () => {
  const clocks = [
    'src/lib/clock.ts',
    'src/gateway/main.ts',
    'src/gateway/in-process.ts',
    'src/gateway/operate-here.ts',
    'src/studio/studio.ts',
  ]
  const site = code.filter((file) => file.startsWith('src/'))
  expect(found(site, /Date\.now\b|new Date\(\)|[^.\w]Date\(\)/, clocks)).toEqual([])
})

test('moments are written by one function, which names the zone where it is not that of the device', () => {
  const site = code.filter((file) => /^src\/(?!gateway)/.test(file))
  const formats = ['src/lib/formats.ts', 'src/lib/date-examples.ts', 'src/lib/civil-days.ts', 'src/stores/period.ts']
  expect(found(site, /Intl\.DateTimeFormat|toLocaleString\(/, formats)).toEqual([])
  const shapes = /dateFormat\([^)]*'(clock|time|moment|momentFigures|second)'/
  expect(found(site, shapes, ['src/lib/moment-text.ts', 'src/islands/agents/commission/period-text.ts'])).toEqual([])
})
