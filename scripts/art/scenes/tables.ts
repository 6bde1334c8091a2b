import { beams, glow, line, n, path, rect, times } from '#scripts/art/kit/kit.ts'
import { i0 } from './pieces.ts'
import type { Scene } from './scene.ts'

/** Cloth of a card table in three tones, with its printed arcs. */
const cloth =
  (tones: string): Scene =>
  (c, r, { w, h, x, y }) => {
    const lattice = times(12, (i) => `M${n(i * 44 - 120)} 0l${h} ${h}M${n(i * 44 + 60)} 0l${-h} ${h}`)
    const pips = times(18, () => `M${i0(r.between(0, w / 44)) * 44} ${i0(r.between(0, h / 44)) * 44}l4 5-4 5-4-5z`)
    return (
      rect(0, 0, w, h, 0, c.rad(tones, 0.5, 0.38, 0.8)) +
      line(lattice, '#fff', 1, 'opacity=".07"') +
      path(pips, '#ffdf8a', 'opacity=".22"') +
      line(`M${x - 170} ${y + 60}a170 150 0 0 0 340 0`, '#ffd98a', 3, 'opacity=".55"') +
      line(`M${x - 190} ${y + 56}a190 170 0 0 0 380 0`, '#ffd98a', 1.5, 'opacity=".45"') +
      beams(c, x, y, w * 0.8, '#fff6d0', 16, 0.4, 4) +
      glow(c, x, y - 10, w * 0.6, '#fff0b8', 0.75) +
      line(
        times(12, () => `M${i0(r.between(0, w))} ${i0(r.between(0, h * 0.5))}h0`),
        '#ffe9b0',
        20,
        'opacity=".13"',
      )
    )
  }

export const felt = cloth('#18b47e #0a6a50:55 #032a22')
export const royal = cloth('#7a3ae0 #41169a:55 #12052f')
