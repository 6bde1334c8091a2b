import { afterEach, expect, test } from 'vitest'
import { refusalAnswer, type VendorAnswer } from '#contract/vendor/answer.ts'
import { answerHeaders } from '#contract/vendor/check-request.ts'
import { signatureHeaders } from '#contract/vendor/signature.ts'
import { serveParty } from '#scripts/vendor-check/http-party.ts'
import { vendorTrials } from '#scripts/vendor-check/platform/vendor-trials.ts'
import { type Outcome, runCases } from '#scripts/vendor-check/run-cases.ts'
import { httpLine, type Line } from '#scripts/vendor-check/wire.ts'

const key = { id: 'check-1', secret: 'a-secret-of-the-check' }
const now = () => new Date()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const game = {
  ...{ gameId: 'tres-sabias', names: { en: 'Three Thrushes' }, category: 'RNG', classes: [], rtp: 9612 },
  ...{ hitFrequency: 2550, volatility: null, maxWin: '50000', lines: null, freePlay: true, cycle: 0, open: true },
}

/** What a vendor with one game answers to `games`; every other call is unknown to it. */
type List = (after: unknown) => unknown
const right: List = (after) => ({ games: after === undefined ? [game] : [], more: false })

/** Runs the cases of a group against a vendor. */
async function check(list: List, group: string, changed: (line: Line) => Line = (line) => line): Promise<Outcome[]> {
  const { url, close } = await serveParty({ key, now }, (path, body): VendorAnswer => {
    if (path === '/games/v1/walletBalance') return { code: 'ok', value: { balance: '0' } }
    if (path === '/games/v1/walletIn') return refusalAnswer('wrong_currency')
    if (path !== '/games/v1/games') return refusalAnswer('unknown_call')
    return { code: 'ok', value: list((body as { after?: unknown }).after) }
  })
  closers.push(close)
  const party = { key, now, sleep: () => Promise.resolve(), line: changed(httpLine(url)) }
  return await runCases(vendorTrials({ party }).filter((trial) => trial.group === group))
}

const failed = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ name, state, detail = '' }) => (state === 'failed' ? [[name, detail]] : []))

test('a vendor whose games are right passes', async () => {
  expect(failed(await check(right, 'games'))).toEqual([])
})

const figures = 'figures of games are possible'
const wrong: readonly [string, List, string, RegExp][] = [
  ['a return in per cent', () => listed({ rtp: 96 }), figures, /^rtp of tres-sabias: .*9612 for 96\.12 %.* came 96$/],
  ['a return in tenths of it', () => listed({ rtp: 961 }), figures, /came 961$/],
  ['a share above all', () => listed({ hitFrequency: 10_001 }), figures, /^hitFrequency of tres-sabias/],
  [
    'one page that comes again',
    () => listed({}),
    'after the last game no game comes again',
    /"after":"tres-sabias".*came \["tres-sabias"\]/,
  ],
]
const listed = (changes: object) => ({ games: [{ ...game, ...changes }], more: false })

test.each(wrong)('a vendor with %s fails', async (_, list, name, detail) => {
  const paged: List = (after) => (after === undefined || name !== figures ? list(after) : right(after))
  expect(failed(await check(paged, 'games'))).toEqual([[name, expect.stringMatching(detail)]])
})

test('a fault of the list of games is told once, in the words of the protocol', async () => {
  const list: List = () => listed({ maxWin: 50_000 })
  const [first, ...later] = await check(list, 'games')
  expect(first).toMatchObject({
    state: 'failed',
    detail: 'games[0].maxWin in the value of games: expected digits as a text, such as "1250", came 50000 (asked: {})',
  })
  const because = { state: 'skipped', detail: 'because of: games: the list of games has an end' }
  expect(later).toEqual(later.map(() => expect.objectContaining(because)))
  const [launch, ...launches] = await check(list, 'launch')
  expect(launch).toMatchObject({ state: 'failed' })
  expect(launches.filter(({ state }) => state !== 'skipped')).toEqual([])
})

test('a refusal is told with what was asked', async () => {
  const [first] = await check(right, 'wallet')
  expect(first?.detail).toMatch(
    /^walletIn: expected ok, came wrong_currency \(asked: .*"currency":"FUN".*"amount":"500"/,
  )
  expect(first?.exchanged).toMatchObject({ answer: { status: 200, code: 'wrong_currency' } })
})

/** Changes the headers of answers. */
const signing =
  (change: (headers: Headers, body: Uint8Array<ArrayBuffer>, nonce: string) => void) =>
  (line: Line): Line =>
  async (path, init) => {
    const response = await line(path, init)
    const [body, headers] = [new Uint8Array(await response.arrayBuffer()), new Headers(response.headers)]
    change(headers, body, new Headers(init.headers).get(signatureHeaders.nonce) ?? '')
    return new Response(body, { status: response.status, headers })
  }

const { key: keyHeader, nonce: nonceHeader, timestamp, signature } = signatureHeaders
const path = '/games/v1/games'
const minutes = (count: number) => new Date(now().getTime() + count * 60_000)
const unsigned: readonly [string, ReturnType<typeof signing>, RegExp][] = [
  [
    'no header',
    signing((headers) => {
      for (const name of Object.values(signatureHeaders)) headers.delete(name)
    }),
    /came none/,
  ],
  ['no nonce', signing((headers) => headers.delete(nonceHeader)), /came no X-Vendor-Nonce/],
  [
    'another key',
    signing((headers) => headers.set(keyHeader, 'other')),
    /another X-Vendor-Key than the request: other/,
  ],
  ['another nonce', signing((headers) => headers.set(nonceHeader, 'n'.repeat(32))), /another X-Vendor-Nonce than/],
  [
    'another time',
    signing((headers, body, nonce) => {
      const early = answerHeaders(key, nonce, path, body, minutes(-2))
      for (const [name, value] of Object.entries(early)) headers.set(name, value)
    }),
    /X-Vendor-Timestamp \d+, which is -1\d\d seconds off/,
  ],
  ['a time that is none', signing((headers) => headers.set(timestamp, 'now')), /no seconds since 1970/],
  ['capital letters', signing((headers) => headers.set(signature, 'A'.repeat(64))), /64 hex digits in small letters/],
  [
    'another signature',
    signing((headers) => headers.set(signature, 'a'.repeat(64))),
    /not that of ANSWER, \/games\/v1\/games/,
  ],
]

test.each(unsigned)('an answer with %s fails, and the report says so', async (_, changed, detail) => {
  const [first] = await check(right, 'games', changed)
  expect(first).toMatchObject({ state: 'failed', detail: expect.stringMatching(detail) })
})
