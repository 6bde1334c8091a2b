import { diceInstant } from '#games/dice/instant.ts'
import { kenoInstant } from '#games/keno/instant.ts'
import { limboInstant } from '#games/limbo/instant.ts'
import { minesInstant } from '#games/mines/instant.ts'
import { plinkoInstant } from '#games/plinko/instant.ts'
import { scratchInstant } from '#games/scratch/instant.ts'
import { wheelInstant } from '#games/wheel/instant.ts'
import { type Instant, instant } from './instant.ts'
import type { InstantName } from './names.ts'

/** Every game against the house, by its name. */
export const instants: Readonly<Record<InstantName, Instant>> = {
  dice: instant(diceInstant),
  keno: instant(kenoInstant),
  limbo: instant(limboInstant),
  mines: instant(minesInstant),
  plinko: instant(plinkoInstant),
  scratch: instant(scratchInstant),
  wheel: instant(wheelInstant),
}
