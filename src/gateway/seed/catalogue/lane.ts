import type { MotifName, SceneName } from './art-names.ts'
import type { SeedArt, SeedGame, SeedGameType } from './types.ts'

interface Extras extends Partial<SeedArt> {
  /** No game: the card of the whole vendor. */
  readonly vendor?: true
  readonly hot?: true
  readonly fresh?: true
}

/**
 * Code of a game or picture: the name without accents, lower case, words joined by hyphens.
 * Must keep giving the same answer, since pictures are filed under it.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Row builder for one lane of one vendor. `keys` are classification keys separated by spaces (may be empty).
 * Returns a complete game which is launched at the vendor's own site: no engine, no free trial.
 */
export const lane =
  (vassalage: string, gameType: SeedGameType) =>
  (
    nodeId: number,
    gameName: string,
    keys: string,
    motif: MotifName,
    scene: SceneName,
    { vendor, hot, fresh, ...art }: Extras = {},
  ): SeedGame => ({
    nodeId,
    vassalage,
    gameType,
    gameName,
    gameCode: slugOf(gameName),
    gameClassify: keys ? keys.split(' ') : [],
    isHot: hot ? 1 : 0,
    isNew: fresh === true,
    supportPlay: 1,
    isGame: vendor !== true,
    art: { ...art, motif, scene },
  })
