import { expect, test } from 'vitest'
import { blackjackInstant } from '#games/blackjack/instant.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { hiLoInstant } from '#games/hilo/instant.ts'
import type { InstantGame } from '#games/instants/instant.ts'
import { minesInstant } from '#games/mines/instant.ts'
import type { RandomInt } from '#games/rng.ts'
import { videoPokerInstant } from '#games/video-poker/instant.ts'

const stream = (serverSeed: string, nonce: number) => fairDraw({ serverSeed, clientSeed: 'client', nonce })

/** Draws that are the same in both rounds up to a place, and others from there on. */
function parted(visible: number, nonce: number): readonly [RandomInt, RandomInt] {
  return [1, 2].map((branch): RandomInt => {
    const [common, own] = [stream('common', nonce), stream(`own-${branch}`, nonce)]
    let drawn = 0
    return (exclusiveMax) => (drawn++ < visible ? common(exclusiveMax) : own(exclusiveMax))
  }) as [RandomInt, RandomInt]
}

/** @param visible how many of the first draws the player sees at once */
function hides<Choice, Decision, State>(game: InstantGame<Choice, Decision, State>, choice: Choice, visible: number) {
  const begin = (random: RandomInt) => game.begin({ stake: 100n, choice, mostWin: 1_000_000_00n }, random)
  return {
    name: game.name,
    begin: (nonce: number) =>
      parted(visible, nonce).map((random) => {
        const state = begin(random)
        return {
          isOver: game.isOver(state),
          state: JSON.stringify(state, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
          shown: JSON.stringify(game.shown(state)),
        }
      }),
  }
}

test.each([
  hides(minesInstant, { mines: 5 }, 0),
  hides(hiLoInstant, null, 1),
  hides(videoPokerInstant, null, 5),
  // The player's first card, the dealer's open one, the player's second.
  hides(blackjackInstant, null, 3),
])('$name shows the same for two rounds that differ in what is hidden alone', ({ begin }) => {
  let compared = 0
  for (let nonce = 0; nonce < 60; nonce++) {
    const [one, other] = begin(nonce)
    if (!one || !other || one.isOver || other.isOver || one.state === other.state) continue
    compared++
    expect(one.shown).toBe(other.shown)
  }
  expect(compared).toBeGreaterThan(30)
})
