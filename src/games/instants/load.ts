import { type Instant, instant } from './instant.ts'
import type { InstantName } from './names.ts'

/** Each game's rules are a script of their own, so that a page loads only those of its game. */
const loaders: Readonly<Record<InstantName, () => Promise<Instant>>> = {
  mines: async () => instant((await import('#games/mines/instant.ts')).minesInstant),
}

/** @throws TypeError if its script does not arrive */
export const loadInstant = (name: InstantName): Promise<Instant> => loaders[name]()
