import { expect, test } from 'vitest'
import { instants } from '#games/instants/all.ts'
import type { InstantRound, Json, OfferedBet } from '#games/instants/instant.ts'
import type { InstantName } from '#games/instants/names.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '../slots/seeded-random.ts'
import { openDecisions } from './plays.ts'

/**
 * The returns that players are told are those of the rules; this shows that rounds played as the gateway plays them, from seeds, come
 * to them. Blackjack and video poker, whose return depends on decisions, are simulated with the best ones in their own tests.
 */
const rounds = isLong ? 20_000 : 400
const stake = 120_000n
const at = (bet: string): Json => ({ bets: [{ bet, stake: `${stake}` }] })

/** A game, what is chosen in it, and the kind of bet that this is among its facts. */
const played: readonly (readonly [InstantName, Json, string])[] = [
  ['baccarat', at('player'), 'player'],
  ['baccarat', at('banker'), 'banker'],
  ['baccarat', at('tie'), 'tie'],
  ['bingo', { tickets: 1 }, 'any'],
  ['dice', { side: 'over', target: 5_000 }, 'any'],
  ['dragon-tiger', at('dragon'), 'dragon'],
  ['dragon-tiger', at('tie'), 'tie'],
  ['hilo', null, 'any'],
  ['keno', { picks: [1, 17, 40], risk: 'low' }, '3-picks-low'],
  ['lightning-roulette', at('red'), 'red'],
  ['lightning-roulette', at('split-0-3'), 'split'],
  ['limbo', { target: 250 }, 'any'],
  ['mines', { mines: 3 }, 'mines-3'],
  ['money-wheel', at('1'), '1'],
  ['money-wheel', at('10'), '10'],
  ['plinko', { rows: 8, risk: 'low' }, '8-rows-low'],
  ['plinko', { rows: 12, risk: 'middle' }, '12-rows-middle'],
  ['roulette', at('red'), 'red'],
  ['roulette', at('corner-25-26-28-29'), 'corner'],
  ['scratch', { risk: 'low' }, 'low'],
  ['sic-bo', at('small'), 'small'],
  ['sic-bo', at('total-9'), 'total-9'],
  ['wheel', { segments: 10, risk: 'low' }, '10-segments-low'],
  ['wheel', { segments: 30, risk: 'middle' }, '30-segments-middle'],
]

/** Decides three times at random, then ends the round as soon as it may. @returns the share of the stake that came back */
function share(name: InstantName, bet: OfferedBet, nonce: number): number {
  const random = seededRandom(nonce)
  let round: InstantRound = bet.begin({ serverSeed: 'arara-simulation', clientSeed: name, nonce })
  for (let turn = 0; !round.isOver; turn++) {
    const open = openDecisions(name, round, turn)
    const decision = turn >= 3 && open.includes('cash-out') ? 'cash-out' : open[random(open.length)]
    if (decision === undefined) throw new Error('nothing may be decided, but the round is not over')
    round = round.next(decision)
  }
  return Number(round.wins.reduce((sum, win) => sum + win, 0n)) / Number(stake)
}

test.each(played)('%s with %j returns what its players are told', { timeout: 600_000 }, (name, choice, kind) => {
  const bet = instants[name].bet(stake, choice, 10n ** 12n)
  const told = instants[name].facts().find((facts) => facts.bet === kind)?.rtp
  if (!(bet && told)) throw new RangeError(`${name} does not offer ${kind}`)
  let [sum, squares] = [0, 0]
  for (let nonce = 0; nonce < rounds; nonce++) {
    const back = share(name, bet, nonce)
    sum += back
    squares += back ** 2
  }
  const mean = sum / rounds
  const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  // Four standard deviations: of 24 games with fixed seeds, none is beyond them by chance.
  expect(Math.abs(mean - Number(told.numerator) / Number(told.denominator))).toBeLessThan(4 * deviation)
})
