import { bytesToHex } from '@noble/hashes/utils.js'
import { crashPlaces } from '#games/tables/bet-limits.ts'
import { crashEnd, latestCashOut } from '#games/tables/crash-end.ts'
import { type SettledBet, shownShared } from '#games/tables/past-round.ts'
import { apart, betsOf, type PlayedShared, type SharedReplay, winsOf } from '#games/tables/replay.ts'
import type { SharedStep } from '#games/tables/steps.ts'
import { hashBefore } from './chain.ts'
import { crashBytes, crashWord, isCrashTarget, leastTarget, pointOf } from './point.ts'
import { endOfRound, type ShownCrash } from './wire.ts'

/** Hashes of the way to the head that are told; the others follow in the same way. */
const mostTold = 12

/** A round of crash: its point from its hash, its hash from the chain, and the bets of one member. */
export const crashReplay: SharedReplay = (played) => {
  const { serverSeed, clientSeed, round } = played
  const bytes = crashBytes(serverSeed, clientSeed)
  const word = crashWord(bytes)
  const point = pointOf(word)
  const { late = false, forced = null } = round.crash ?? {}
  const result: ShownCrash = { point, late, forced }
  const bets = apart(betsOf(round), crashPlaces).map((bet) => settled(bet, result, round.crash))
  return {
    shown: shownShared('crash', { ...result }, bets),
    wins: winsOf(bets),
    steps: [...chainSteps(played), { kind: 'point', verdict: 'computed', hex: bytesToHex(bytes), word, point }],
  }
}

/** @throws {RangeError} if a bet was not offered, or nobody could have cashed it out there */
function settled(
  { place, stake, target = null, cashedAt = null }: ReturnType<typeof betsOf>[number],
  result: ShownCrash,
  terms: PlayedShared['round']['crash'],
): SettledBet {
  if (!terms || (target !== null && !isCrashTarget(target))) throw new RangeError('no such bet was offered')
  const limits = { mostWin: BigInt(terms.mostWin) }
  const latest = Math.min(endOfRound(result), latestCashOut(stake, target, limits))
  if (cashedAt !== null && (cashedAt < leastTarget || cashedAt > latest))
    throw new RangeError(`nobody could cash out at ${cashedAt}`)
  const own = { ...(target !== null && { target }), ...(cashedAt !== null && { cashedAt }) }
  const end = crashEnd({ stake, ...own }, result, limits)
  return {
    ...{ place, stake, win: end.state === 'void' ? stake : end.win },
    crash: {
      target,
      cashedAt: end.state === 'cashed' ? end.cashedAt : null,
      byHand: cashedAt !== null,
      returned: end.state === 'void',
    },
  }
}

/** The way from the hash of a round back to the published head. A round that somebody typed has none. */
function chainSteps({ serverSeed, round }: PlayedShared): SharedStep[] {
  if (!round.crash) return []
  const { head, rounds } = round.crash
  const way: string[] = []
  let hash = serverSeed
  for (let back = 1; back <= rounds; back++) {
    hash = hashBefore(hash)
    if (way.length < mostTold) way.push(hash)
  }
  const verdict = hash === head ? 'matches' : 'differs'
  return [{ kind: 'chain', verdict, rounds, way, computed: hash, claimed: head }]
}
