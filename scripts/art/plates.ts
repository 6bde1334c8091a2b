import type { PlateName } from '#lib/art-names.ts'
import { type Canvas, circle, GILT, gold, line, n, path, rect } from './kit/kit.ts'

/** Draws the plate below a title whose centre is (x, y) and whose size is w × tall. */
type Plate = (c: Canvas, x: number, y: number, w: number, tall: number) => string

export const plates: Readonly<Record<PlateName, Plate>> = {
  none: () => '',
  ribbon: (c, x, y, w, tall) => {
    const k = w / 2 + 20,
      t = tall / 2 + 11
    return (
      path(
        `M${n(x - k - 16)} ${n(y - t + 13)}h30v${n(t * 2 - 4)}h-30l13${n(-t + 2)}ZM${n(x + k + 16)} ${n(y - t + 13)}h-30v${n(t * 2 - 4)}h30l-13${n(-t + 2)}Z`,
        '#7a0420',
      ) +
      path(
        `M${n(x - k)} ${n(y - t)}Q${x} ${n(y - t - 10)} ${n(x + k)} ${n(y - t)}V${n(y + t)}Q${x} ${n(y + t - 10)} ${n(x - k)} ${n(y + t)}Z`,
        c.lin('#ff5a5f #d0142e:50 #8f0420'),
        'stroke="#ffd95a" stroke-width="3"',
      )
    )
  },
  plaque: (c, x, y, w, tall) =>
    rect(
      x - w / 2 - 18,
      y - tall / 2 - 12,
      w + 36,
      tall + 24,
      14,
      c.lin('#3a1c6a #12062e'),
      `stroke="${c.lin(GILT, 0, 0, 1, 1)}" stroke-width="5"`,
    ),
  plank: (c, x, y, w, tall) =>
    rect(
      x - w / 2 - 18,
      y - tall / 2 - 12,
      w + 36,
      tall + 24,
      9,
      c.lin('#b8743a #7a4420:50 #4c260f'),
      'stroke="#2a1206" stroke-width="4"',
    ) +
    line(
      `M${n(x - w / 2 - 12)} ${n(y - 4)}h${n(w + 24)}M${n(x - w / 2)} ${n(y + tall / 2 + 4)}h${n(w)}`,
      '#4c260f',
      2,
      'opacity=".7"',
    ) +
    [-1, 1].map((s) => circle(x + s * (w / 2 + 9), y, 5, gold(c))).join(''),
  slab: (c, x, y, w, tall) =>
    path(
      `M${n(x - w / 2 - 22)} ${n(y - tall / 2 - 8)}l8-6h${n(w + 28)}l8 6v${n(tall + 16)}l-8 6h${n(-w - 28)}l-8-6Z`,
      c.lin('#8a6a48 #5a4028:50 #2e1d12'),
      'stroke="#e0b878" stroke-width="3"',
    ),
  sign: (_c, x, y, w, tall) =>
    rect(
      x - w / 2 - 16,
      y - tall / 2 - 11,
      w + 32,
      tall + 22,
      12,
      '#0a0324',
      'fill-opacity=".82" stroke="#38e8ff" stroke-width="3"',
    ) +
    rect(
      x - w / 2 - 22,
      y - tall / 2 - 17,
      w + 44,
      tall + 34,
      17,
      'none',
      'stroke="#38e8ff" stroke-opacity=".3" stroke-width="5"',
    ),
}
