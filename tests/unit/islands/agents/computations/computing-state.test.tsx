import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PastPeriods } from '#islands/agents/contracts/PastPeriods.tsx'
import { PastProgress } from '#islands/agents/contracts/PastProgress.tsx'
import { SimulationView } from '#islands/agents/contracts/SimulationView.tsx'
import { Words } from '#islands/Words.tsx'
import { createTranslate } from '#lib/messages.ts'
import english from '#locales/en/contracts.json' with { type: 'json' }
import errors from '#locales/en/errors.json' with { type: 'json' }
import portuguese from '#locales/pt/contracts.json' with { type: 'json' }
import type { Simulation } from '#stores/agents/contracts/contracts.ts'

const texts = { en: { ...english, ...errors }, pt: { ...portuguese, ...errors } }
const within = (language: keyof typeof texts, children: React.ReactNode) =>
  renderToStaticMarkup(
    <Words value={createTranslate<'contracts' | 'errors'>(texts[language], language)}>{children}</Words>,
  )
const nothing = () => undefined

test('a running computation has a bar with its progress, and says that it goes on without the page', () => {
  const drawn = within('en', <PastProgress state={{ phase: 'running', progress: 45 }} onRetry={nothing} />)
  expect(drawn).toMatch(/<label[^>]*>.*past periods: 45%.*<progress[^>]*max="100"[^>]*value="45".*<\/label>/)
  expect(drawn).toContain('You can leave this page.')
  const other = within('pt', <PastProgress state={{ phase: 'running', progress: 7 }} onRetry={nothing} />)
  expect(other).toContain('períodos passados: 7%')
})

test('past periods are summed up, each can be opened, and a loss that was carried in is named', () => {
  const nothingElse = { active: 0, before: 0n, paidBefore: 0n, paidAfter: 0n, keptBefore: null, keptAfter: null }
  const month = (number: number, won: bigint, carriedIn: bigint, after: bigint) => ({
    ...{ from: `2026-0${number}-01T03:00:00.000Z`, to: `2026-0${number + 1}-01T03:00:00.000Z` },
    ...{ ...nothingElse, validBet: 10_000n, won, carriedIn, after },
  })
  const periods = [month(6, 3_000n, -5_000n, 0n), month(5, -5_000n, 0n, 0n), month(4, 1_000n, 0n, 100n)]
  const drawn = within('en', <PastPeriods locale="en" currency="BRL" periods={periods} reader="upline" />)
  const [together = '', each = ''] = drawn.split('<details')
  expect(together).toMatch(/R\$300\.00.*R\$1\.00/)
  expect(together).not.toContain('Carried in')
  expect(each).toMatch(/3 periods with activity.*Carried in -R\$50\.00/)
  const quiet = periods.map((period) => ({ ...period, validBet: 0n, won: 0n, carriedIn: 0n }))
  expect(within('en', <PastPeriods locale="en" currency="BRL" periods={quiet} reader="upline" />)).toContain(
    english['past.none'],
  )
})

test('a failed computation says so, and can be tried again', () => {
  const drawn = within('en', <PastProgress state={{ phase: 'failed' }} onRetry={nothing} />)
  expect(drawn).toMatch(/role="alert".*could not be counted.*<button.*Try again/)
  const fault = { kind: 'timeout' } as const
  expect(within('en', <PastProgress state={{ phase: 'failed', fault }} onRetry={nothing} />)).toContain(
    errors['error.timeout'],
  )
})

test('a simulation shows its effect while past periods are counted', () => {
  const simulation = {
    fault: null,
    above: null,
    missing: 'nothing',
    inForceFrom: '2026-11-01T03:00:00.000Z',
    ends: [],
    currency: 'BRL',
    periods: { state: 'running', progress: 12, result: null },
  } as Simulation
  const state = { phase: 'running', progress: 12 }
  const drawn = within('en', <SimulationView locale="en" simulation={simulation} state={state} onRetry={nothing} />)
  expect(drawn).toMatch(/check--good.*<progress[^>]*value="12"/)
})
