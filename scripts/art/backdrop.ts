import type { SceneName } from '#lib/art-names.ts'
import type { Layer } from './figure.ts'
import { turnColours } from './kit/colour.ts'
import { Canvas, type Random } from './kit/kit.ts'
import type { Stage } from './scenes/scene.ts'
import { scenes } from './scenes/scenes.ts'

/** Draws a scene; `sky` rotates its hue, in degrees. */
export function backdrop(scene: SceneName, r: Random, stage: Stage, sky = 0): Layer {
  const c = new Canvas('s')
  const body = turnColours(scenes[scene].draw(c, r, stage), sky)
  return { body, defs: c.defs.map((def) => turnColours(def, sky)) }
}
