import type { Hono } from 'hono'
import { object, pattern, StructError, string, type, validate } from 'superstruct'
import { PositiveMinorUnits } from '#contract/scalars.ts'
import { balance as askBalance } from '#contract/vendor/calls/balance.ts'
import { passRealityCheck } from '#contract/vendor/calls/reality-check.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import { NoAnswer, vendorJson } from '#contract/vendor/exchange.ts'
import { factsOf } from '#games/reels/facts.ts'
import { advance } from './advance.ts'
import { gameOf, type StudioGame } from './catalogue.ts'
import type { StudioDeps } from './deps.ts'
import { noteBalance, type Seat, seatOf, takeSeat } from './launches.ts'
import { demandPermit } from './permits.ts'
import { PlatformRefused } from './platform-refused.ts'
import { replayOf } from './replays.ts'
import { sendOwed } from './reports.ts'
import {
  drawRound,
  lastRoundOf,
  mannerOf,
  markSeen,
  openRoundsOf,
  pauseLeft,
  postpone,
  roundOfKey,
  type StudioRound,
  unseenRoundOf,
} from './rounds.ts'
import { walletBalance } from './wallets.ts'

/** A refusal that the page shows. */
class Shown extends Error {
  readonly code: string
  readonly detail: unknown

  constructor(code: VendorRefusalCode | 'unknown_session', detail?: unknown) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

const Id = pattern(string(), /^[\w-]{20,100}$/)
const Key = pattern(string(), /^[\w-]{8,64}$/)
const OpenStruct = object({ launch: Id })
const SeatedStruct = object({ session: Id })
const SpinStruct = object({ session: Id, key: Key, stake: PositiveMinorUnits })

/** Adds the calls of the game's page, which has the studio's own origin. */
export function addPageCalls(app: Hono, deps: StudioDeps): void {
  const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
    open: (body) => open(deps, OpenStruct.create(body).launch),
    resume: async (body) => await opened(deps, seated(deps, SeatedStruct.create(body).session)),
    spin: (body) => spin(deps, SpinStruct.create(body)),
    'pass-check': async (body) => {
      const { vendor, token } = seated(deps, SeatedStruct.create(body).session)
      return await deps.platform.ask(vendor, passRealityCheck, { token })
    },
    seen: async (body) => {
      markSeen(deps, seated(deps, SeatedStruct.create(body).session))
      return {}
    },
  }
  for (const [name, call] of Object.entries(calls))
    app.post(`/api/${name}`, async (context) => {
      if (!/^application\/json/i.test(context.req.header('Content-Type') ?? '')) return json(415, {})
      try {
        return json(200, await call(await context.req.json()))
      } catch (thrown) {
        if (thrown instanceof Shown) return json(200, { error: { code: thrown.code, detail: thrown.detail } })
        if (thrown instanceof PlatformRefused)
          return json(200, { error: { code: thrown.code, detail: shownDetail(thrown.code, thrown.value) } })
        if (thrown instanceof StructError || thrown instanceof SyntaxError) return json(400, {})
        // The page sends the same again.
        if (thrown instanceof NoAnswer) return json(503, {})
        throw thrown
      }
    })
}

const json = (status: number, value: unknown) =>
  new Response(vendorJson(value), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })

function seated(deps: StudioDeps, session: string): Seat {
  const seat = seatOf(deps, session)
  if (!seat) throw new Shown('unknown_session')
  return seat
}

async function open(deps: StudioDeps, launch: string): Promise<unknown> {
  const replay = replayOf(deps, launch)
  if (replay) return replayed(replay.round, replay.language)
  const seat = await takeSeat(deps, launch)
  if (!seat) throw new Shown('unknown_session')
  return await opened(deps, seat)
}

/** What the page begins with. Rounds that were interrupted go on first. */
async function opened(deps: StudioDeps, seat: Seat): Promise<unknown> {
  for (const round of openRoundsOf(deps, seat)) await settled(deps, seat, round).catch(ignoreSilence)
  const game = expectGame(seat.vendor, seat.game)
  const pending = unseenRoundOf(deps, seat)
  const now = seatOf(deps, seat.id) ?? seat
  return {
    session: seat.id,
    ...gameFacts(game),
    ...{ mode: seat.mode, currency: seat.currency, language: languageOf(seat.language) },
    balance: await currentBalance(deps, now),
    net: now.net,
    startedAt: Number(seat.started_at),
    ...(pending && { pending: JSON.parse(pending.outcome) as unknown }),
  }
}

function ignoreSilence(thrown: unknown): void {
  if (!(thrown instanceof NoAnswer)) throw thrown
}

function expectGame(vendor: string, code: string): StudioGame {
  const game = gameOf(vendor, code)
  if (!game) throw new Shown('unknown_game')
  return game
}

function gameFacts({ code, name, motif, scene, tint, sky, beside, profile }: StudioGame) {
  const facts = factsOf(profile)
  return { game: { code, name, profile: profile.id, motif, scene, tint, sky, beside }, facts, stakes: facts.stakes }
}

const languageOf = (language: string) => (language.startsWith('pt') ? 'pt' : 'en')

/** The platform's balance; the last known one if it does not answer. */
async function currentBalance(deps: StudioDeps, seat: Seat): Promise<bigint> {
  if (keepsWallet(seat)) return walletBalance(deps, seat)
  try {
    return (await deps.platform.ask(seat.vendor, askBalance, { token: seat.token })).balance
  } catch (thrown) {
    ignoreSilence(thrown)
    return seat.balance
  }
}

const keepsWallet = ({ vendor, mode }: Seat) => mannerOf(vendor, mode) === 'wallet'

/** Plays the round of a key, or answers what was played with it. */
async function spin(deps: StudioDeps, { session, key, stake }: { session: string; key: string; stake: bigint }) {
  const seat = seated(deps, session)
  const game = expectGame(seat.vendor, seat.game)
  const known = roundOfKey(deps, seat, key)
  if (!known) {
    if (!game.profile.stakes.includes(stake)) throw new Shown('stake_not_allowed')
    // Nothing new is drawn while an older round is not decided.
    for (const round of openRoundsOf(deps, seat)) await settled(deps, seat, round)
    if (keepsWallet(seat)) await demandTurn(deps, seat, key, stake)
    markSeen(deps, seat)
  }
  // The same request may have come twice at once.
  const begun = known ?? roundOfKey(deps, seat, key)
  const round = await settled(deps, seat, begun ?? drawRound(deps, seat, game, key, stake))
  if (round.state === 'refused') {
    const code = round.refusal as VendorRefusalCode
    throw new Shown(code, shownDetail(code, parsed(round.detail)))
  }
  if (round.state === 'returned') throw new Shown('busy')
  const { balance, net } = seatOf(deps, session) ?? seat
  return { roundId: round.id, round: JSON.parse(round.outcome) as unknown, balance: round.balance ?? balance, net }
}

/**
 * Makes sure that a round from the vendor's own wallet may begin now. The page may send many at once, and from several games; what
 * the platform says of a stake holds only while no other round of the player has begun.
 *
 * @throws {PlatformRefused} {NoAnswer} {Shown}
 */
async function demandTurn(deps: StudioDeps, seat: Seat, key: string, stake: bigint): Promise<void> {
  for (;;) {
    const before = lastRoundOf(deps, seat)
    if (seat.mode === 'real') await sendOwed(deps, seat)
    if (roundOfKey(deps, seat, key)) return
    const retryAfter = pauseLeft(deps, seat)
    if (retryAfter > 0) throw new Shown('too_fast', { retryAfter })
    if (seat.mode === 'real') await demandPermit(deps, seat, stake)
    if (lastRoundOf(deps, seat) === before) return
  }
}

const CheckStruct = type({ startedAt: string(), net: string() })

/** What the page is told of a refusal: moments as it counts them. */
function shownDetail(code: string, detail: unknown): unknown {
  if (code !== 'reality_check_due') return detail
  const [fault, check] = validate(detail, CheckStruct)
  return fault ? undefined : { startedAt: Date.parse(check.startedAt), net: check.net }
}

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))

/** A round at its end. @throws {NoAnswer} */
async function settled(deps: StudioDeps, seat: Seat, round: StudioRound): Promise<StudioRound> {
  const isOpen = round.state === 'drawn' || round.state === 'held' || round.state === 'returning'
  try {
    const ended = await advance(deps, round)
    if (isOpen && ended.state === 'paid' && ended.balance !== null)
      noteBalance(deps, seat.id, ended.balance, ended.win - ended.stake)
    return ended
  } catch (thrown) {
    if (thrown instanceof NoAnswer) postpone(deps, round)
    throw thrown
  }
}

function replayed(round: StudioRound, language: string) {
  return {
    session: '',
    ...gameFacts(expectGame(round.vendor, round.game)),
    ...{ mode: round.mode, currency: round.currency, language: languageOf(language) },
    balance: round.balance ?? 0n,
    net: 0n,
    startedAt: 0,
    replay: JSON.parse(round.outcome) as unknown,
  }
}
