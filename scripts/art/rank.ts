import type { LetteringName } from '#lib/art-names.ts'
import { Canvas, glint, gold, group, path } from './kit/kit.ts'
import { glyphOf } from './letterings/lettering.ts'
import { letterings } from './letterings/letterings.ts'
import { picture } from './picture.ts'
import { type GemName, gems } from './symbol-set.ts'

/** Size and baseline of the letters. */
const SCALE = 2
const BASE = 194

/** The letter of a card rank, carved in the colour of a gem, in 260 × 260 units. */
export function rank(letter: string, lettering: Exclude<LetteringName, 'royal'>, gem: GemName): string {
  const c = new Canvas()
  const [advance, d] = glyphOf(letterings[lettering], letter)
  const place = `translate(${Math.round(130 - (advance * SCALE) / 2)} ${BASE})scale(${SCALE})`
  const draw = (fill: string, stroke: string, width: number) =>
    group(path(d, fill, `stroke="${stroke}" stroke-width="${width}"`), place)
  const body =
    group(draw('#12081f', '#12081f', 14), 'translate(0 4)') +
    draw('#5a2c00', gold(c), 9) +
    draw(c.lin(gems[gem]), '#2a0f05', 2) +
    glint(92, 74, 15) +
    glint(172, 172, 9)
  return picture(260, 260, c.defs, body)
}
