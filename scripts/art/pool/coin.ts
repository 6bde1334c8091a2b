import { beams, Canvas, circle, GILT, glint, glow, gold, star } from '#scripts/art/kit/kit.ts'
import { path } from '#scripts/art/kit/shapes.ts'
import { picture } from '#scripts/art/picture.ts'

/** A coin whose dark face has room for an amount, in 260 × 260 units. */
export function coinSymbol(): string {
  const c = new Canvas()
  const rim = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12
    return circle(130 + 98 * Math.cos(angle), 130 + 98 * Math.sin(angle), 4.5, '#fff3b8', 'opacity=".85"')
  })
  const body =
    glow(c, 130, 130, 130, '#ffd95a', 0.7) +
    circle(130, 137, 112, '#12081f') +
    circle(130, 135, 110, '#8a4a00') +
    circle(130, 130, 110, gold(c), 'stroke="#5a2c00" stroke-width="3"') +
    circle(130, 130, 98, 'none', `stroke="${c.lin(GILT, 0, 0, 1, 1)}" stroke-width="14"`) +
    rim.join('') +
    circle(130, 130, 86, c.lin('#7a1f4a #3d0a3a:55 #1c0420'), 'stroke="#5a2c00" stroke-width="4"') +
    beams(c, 130, 130, 84, '#ffd95a', 14, 0.35) +
    path(star(130, 76, 16, 7), gold(c)) +
    path(star(130, 190, 11, 5), gold(c)) +
    glint(70, 66, 18) +
    glint(196, 176, 11)
  return picture(260, 260, c.defs, body)
}
