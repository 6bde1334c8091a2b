import type { MotifName, SceneName } from '#lib/art-names.ts'
import { turnColours } from './kit/colour.ts'
import { Canvas, group, n } from './kit/kit.ts'
import { motifs } from './motifs/motifs.ts'
import { scenes } from './scenes/scenes.ts'

/** A drawn layer: its body, and the definitions that the body refers to. */
export interface Layer {
  readonly body: string
  readonly defs: readonly string[]
}

export interface Pose {
  readonly motif: MotifName
  /** Scene whose light falls on the figure's edge; without it the figure has no outline. */
  readonly scene: SceneName
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
  readonly flip?: boolean
  /** Rotation of the hue in degrees. */
  readonly tint?: number
}

/**
 * One motif with its dark outline and lit edge: one drawing, used three times. `prefix` separates the ids of several
 * figures in one picture; it must not be a hexadecimal digit.
 */
export function figure(prefix: string, pose: Pose): Layer {
  const { motif, scene, x, y, scale, turn = 0, flip = false, tint = 0 } = pose
  const c = new Canvas(prefix)
  const id = `${prefix}-figure`
  const drawn = `<g id="${id}">${turnColours(motifs[motif](c), tint)}</g>`
  const use = (more = '') => `<use href="#${id}"${more}/>`
  const place = `translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}scale(${flip ? `${-scale} ${scale}` : scale})`
  return {
    body: group(
      use(` stroke="${scenes[scene].rim}" stroke-width="15"`) + use(' stroke="#12081f" stroke-width="8"') + use(),
      place,
    ),
    defs: [...c.defs.map((def) => turnColours(def, tint)), drawn],
  }
}
