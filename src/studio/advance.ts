import { bet, betwin } from '#contract/vendor/calls/bet.ts'
import { endRound } from '#contract/vendor/calls/end-round.ts'
import { rollback } from '#contract/vendor/calls/rollback.ts'
import { win } from '#contract/vendor/calls/win.ts'
import { NoAnswer } from '#contract/vendor/exchange.ts'
import type { StudioDeps } from './deps.ts'
import { pictureOf } from './pictures.ts'
import { PlatformRefused } from './platform-refused.ts'
import { reportDue, tryReport } from './reports.ts'
import { dueRounds, moveRound, postpone, type StudioRound } from './rounds.ts'
import { playFromWallet } from './wallets.ts'

/**
 * Takes a round as far as it goes now: to its end, or to where an answer of the platform is missing. Every step is sent under
 * the same transaction id each time, so asking again changes nothing.
 *
 * - `betwin`: sent until it is answered.
 * - `bet-win`: a bet without an answer is taken back; a win is sent until it is answered.
 * - `wallet`: decided here; the report is sent until it is answered, and its answer changes nothing in the round.
 *
 * @throws {NoAnswer} if an answer is missing
 */
export async function advance(deps: StudioDeps, round: StudioRound): Promise<StudioRound> {
  switch (round.state) {
    case 'drawn':
      if (round.manner === 'wallet') return await playAndTell(deps, round)
      return round.manner === 'betwin' ? await sendBetAndWin(deps, round) : await sendBet(deps, round)
    case 'held':
      return await sendWin(deps, round)
    case 'returning':
      return await sendRollback(deps, round)
    default:
      return round
  }
}

async function playAndTell(deps: StudioDeps, round: StudioRound): Promise<StudioRound> {
  const played = playFromWallet(deps, round)
  if (played.state === 'paid' && played.mode === 'real') await tryReport(deps, played)
  return played
}

const idOf = (kind: string, round: StudioRound) => `${kind}-${round.id}`

async function sendBetAndWin(deps: StudioDeps, round: StudioRound): Promise<StudioRound> {
  const { vendor, id: roundId, token, stake, currency } = round
  const request = {
    transactionId: idOf('bw', round),
    roundId,
    token,
    bet: stake,
    win: round.win,
    currency,
    outcome: pictureOf(round),
  }
  const answer = await orRefusal(deps.platform.ask(vendor, betwin, request))
  if (answer instanceof PlatformRefused) return refuse(deps, round, answer)
  return moveRound(deps, round, { state: 'paid', balance: answer.balance })
}

async function sendBet(deps: StudioDeps, round: StudioRound): Promise<StudioRound> {
  const { vendor, id: roundId, token, stake: amount, currency } = round
  const request = { transactionId: idOf('bet', round), roundId, token, amount, currency }
  try {
    const answer = await orRefusal(deps.platform.ask(vendor, bet, request))
    if (answer instanceof PlatformRefused) return refuse(deps, round, answer)
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown
    return await advance(deps, moveRound(deps, round, { state: 'returning' }))
  }
  return await advance(deps, moveRound(deps, round, { state: 'held' }))
}

async function sendWin(deps: StudioDeps, round: StudioRound): Promise<StudioRound> {
  const { vendor, id: roundId, win: amount, currency } = round
  const request = { transactionId: idOf('win', round), roundId, betId: idOf('bet', round), amount, currency }
  const answer = await orRefusal(
    deps.platform.ask(vendor, win, { ...request, outcome: pictureOf(round), endRound: true }),
  )
  if (!(answer instanceof PlatformRefused)) return moveRound(deps, round, { state: 'paid', balance: answer.balance })
  // The platform gave the stake back meanwhile, as an operator may.
  if (answer.code === 'rolled_back') return moveRound(deps, round, { state: 'returned', refusal: answer.code })
  deps.log('a win was refused', { vendor, round: roundId, code: answer.code })
  throw new NoAnswer(`A win was refused: ${answer.code}`)
}

async function sendRollback(deps: StudioDeps, round: StudioRound): Promise<StudioRound> {
  const request = { transactionId: idOf('rb', round), betId: idOf('bet', round) }
  const answer = await orRefusal(deps.platform.ask(round.vendor, rollback, request))
  if (answer instanceof PlatformRefused) throw new NoAnswer(`A rollback was refused: ${answer.code}`)
  // The bet had opened the round, in which nothing follows.
  if (answer.found) await deps.platform.ask(round.vendor, endRound, { roundId: round.id })
  return moveRound(deps, round, { state: 'returned', refusal: 'busy', balance: answer.balance })
}

const refuse = (deps: StudioDeps, round: StudioRound, { code, value }: PlatformRefused) =>
  moveRound(deps, round, {
    state: 'refused',
    refusal: code,
    detail: value === undefined ? null : JSON.stringify(value),
  })

/** A refusal as a value; `bet_unknown` decides nothing. */
async function orRefusal<Value>(asked: Promise<Value>): Promise<Value | PlatformRefused> {
  try {
    return await asked
  } catch (thrown) {
    if (thrown instanceof PlatformRefused && thrown.code !== 'bet_unknown') return thrown
    throw thrown instanceof PlatformRefused ? new NoAnswer(thrown.message) : thrown
  }
}

/** Rounds that are taken up at a time. */
const atOnce = 20

/** Takes up rounds whose page is gone or whose platform was silent, and reports that it has not answered. @returns how many rounds ended */
export async function advanceDue(deps: StudioDeps): Promise<number> {
  const ended = await Promise.all(
    dueRounds(deps, atOnce).map(async (round) => {
      try {
        await advance(deps, round)
        return 1
      } catch (thrown) {
        if (!(thrown instanceof NoAnswer)) throw thrown
        postpone(deps, round)
        return 0
      }
    }),
  )
  await reportDue(deps, atOnce)
  return ended.reduce<number>((sum, one) => sum + one, 0)
}
