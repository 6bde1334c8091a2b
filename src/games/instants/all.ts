import { minesInstant } from '#games/mines/instant.ts'
import { type Instant, instant } from './instant.ts'
import type { InstantName } from './names.ts'

/** Every game against the house, by its name. */
export const instants: Readonly<Record<InstantName, Instant>> = {
  mines: instant(minesInstant),
}
