import type { MotifName, SceneName } from '#lib/art-names.ts'

/** What the catalogue says of a game's tile. */
export type GameArt = {
  readonly gameCode: string
  readonly motif: MotifName
  readonly scene: SceneName
  /** Rotates the figure's hue, in degrees. */
  readonly tint?: number | undefined
  /** Rotates the scene's hue, in degrees. */
  readonly sky?: number | undefined
  /** A second motif. */
  readonly beside?: MotifName | undefined
}
