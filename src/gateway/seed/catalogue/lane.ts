import type { MotifName, SceneName } from '#lib/art-names.ts'
import type { SeedArt, SeedGame, SeedGameType } from './types.ts'

interface TileOptions extends Partial<SeedArt> {
  /** The card of a vendor, which is not a game. */
  readonly vendor?: true
  readonly hot?: true
  readonly fresh?: true
}

/**
 * Code of a game or picture: its name without accents, in lower case, words joined by hyphens. The result must never
 * change, because pictures are stored under it.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Creates the rows of one vendor's lane. `keys` are classification keys separated by spaces (may be empty). The games
 * are launched at the vendor: they have no engine and no free trial.
 */
export const lane =
  (vassalage: string, gameType: SeedGameType) =>
  (
    nodeId: number,
    gameName: string,
    keys: string,
    motif: MotifName,
    scene: SceneName,
    { vendor, hot, fresh, ...art }: TileOptions = {},
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
