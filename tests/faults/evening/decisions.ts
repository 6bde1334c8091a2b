import { create } from 'superstruct'
import { offered } from '#games/blackjack/offers.ts'
import { ownPlace } from '#games/blackjack/rules.ts'
import { shownRound } from '#games/blackjack/wire.ts'
import { ShownHiLoStruct } from '#games/hilo/wire.ts'
import type { Json } from '#games/instants/instant.ts'
import type { InstantName } from '#games/instants/names.ts'
import { ShownMinesStruct } from '#games/mines/wire.ts'
import type { Chance } from '#tests/support/chance.ts'

/** Decides by what a player sees. @param wantsEnd whether the round shall end soon */
type Decider = (shown: unknown, chance: Chance, wantsEnd: boolean) => Json

const cells = Array.from({ length: 25 }, (_, cell) => cell)

function oneOf<Value>({ oneOf: draw }: Chance, values: readonly Value[]): Value {
  const [first, ...others] = values
  if (first === undefined) throw new RangeError('The round waits for a decision, and there is none to take')
  return draw([first, ...others])
}

/** The games whose rounds wait for decisions. */
export const deciders: Partial<Readonly<Record<InstantName, Decider>>> = {
  mines(shown, chance, wantsEnd) {
    const { picked } = create(shown, ShownMinesStruct)
    if (picked.length > 0 && (wantsEnd || chance.often(0.3))) return 'cash-out'
    return {
      pick: oneOf(
        chance,
        cells.filter((cell) => !picked.includes(cell)),
      ),
    }
  },
  hilo(shown, chance, wantsEnd) {
    const { moves, offered: may } = create(shown, ShownHiLoStruct)
    const hasGuessed = moves.some((move) => move !== 'skip')
    if (hasGuessed && (wantsEnd || may.length === 0 || chance.often(0.3))) return 'cash-out'
    const guesses = may.filter((move) => move !== 'skip')
    return { at: moves.length, move: oneOf(chance, wantsEnd && guesses.length > 0 ? guesses : may) }
  },
  blackjack(shown, chance, wantsEnd) {
    const may = offered(shownRound(shown), ownPlace)
    if (wantsEnd) return may.includes('stand') ? 'stand' : 'decline'
    return oneOf(chance, may)
  },
  'video-poker': (_, chance) => ({ hold: chance.between(0, 31) }),
}
