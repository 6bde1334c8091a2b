import { type Json, replayed } from '#games/instants/instant.ts'
import { loadInstant } from '#games/instants/load.ts'
import { loadLotteryRules } from '#games/lottery/load-rules.ts'
import { redrawn } from '#games/lottery/replay.ts'
import { loadTheme } from '#games/slots/load-theme.ts'
import { playRound } from '#games/slots/rules.ts'
import { StakeError } from '#games/slots/stakes.ts'
import { toWire } from '#games/slots/wire.ts'
import { loadShared } from '#games/tables/load-rules.ts'
import { type Replay, type RoundClaim, RoundFault } from './verify.ts'

/**
 * Loads the rules of the game of a round.
 *
 * @throws TypeError if their script does not arrive
 */
export function loadReplay(claim: RoundClaim): Promise<Replay> {
  switch (claim.engine) {
    case 'slots':
      return slotsReplay(claim.game)
    case 'tables':
      return sharedReplay(claim.game)
    case 'draws':
      return drawReplay(claim.game)
    default:
      return instantReplay(claim.game)
  }
}

async function instantReplay(game: InstantClaim['game']): Promise<Replay> {
  const rules = await loadInstant(game)
  return ({ engine, round, outcome, ...seed }, drawsOf) => {
    if (engine !== 'instants') throw new RoundFault('impossible')
    const played = possible(() => replayed(rules, round, seed, drawsOf))
    // What somebody typed may end early; nothing of a past round needs to stay hidden.
    const { shown, wins } = outcome === undefined && !played.isOver ? played.interrupted() : played
    return { outcome: plain(shown), wins: wins.map(String) }
  }
}

async function slotsReplay(id: SlotsClaim['game']): Promise<Replay> {
  const theme = await loadTheme(id)
  return ({ engine, round, ...seed }, drawsOf) => {
    if (engine !== 'slots') throw new RoundFault('impossible')
    if (round.version !== theme.version) throw new RoundFault('other_rules')
    const outcome = possible(() => playRound(theme, BigInt(round.stake), drawsOf(seed)))
    return { outcome: plain(toWire(outcome)), wins: [outcome.win.toString()] }
  }
}

async function sharedReplay(game: SharedClaim['game']): Promise<Replay> {
  const rules = await loadShared(game)
  return (claim, drawsOf) => {
    if (claim.engine !== 'tables') throw new RoundFault('impossible')
    const { shown, wins, steps = [] } = possible(() => rules(claim, drawsOf))
    return { outcome: plain(shown), wins: wins.map(String), steps }
  }
}

async function drawReplay(type: DrawClaim['game']): Promise<Replay> {
  const game = await loadLotteryRules(type)
  return (claim, drawsOf) => {
    if (claim.engine !== 'draws') throw new RoundFault('impossible')
    const { result, win } = possible(() => redrawn(game, claim, drawsOf))
    return { outcome: plain(result), wins: [win.toString()] }
  }
}

type DrawClaim = Extract<RoundClaim, { engine: 'draws' }>
type SharedClaim = Extract<RoundClaim, { engine: 'tables' }>
type InstantClaim = Extract<RoundClaim, { engine: 'instants' }>
type SlotsClaim = Extract<RoundClaim, { engine: 'slots' }>

/** As it is after being stored: what is undefined is left out. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

function possible<Result>(play: () => Result): Result {
  try {
    return play()
  } catch (error) {
    if (error instanceof RangeError || error instanceof StakeError) throw new RoundFault('impossible')
    throw error
  }
}
