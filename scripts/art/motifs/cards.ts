import { coin, glint, group, n, path, rect } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { chip, suit, word } from './pieces.ts'

export const cards: Motif = (c) => {
  const back = c.lin('#fff #e6eaf6'),
    card = (turn: number, x: number, rank: string, kind: keyof typeof suit, hue: string) =>
      group(
        rect(-46, -66, 92, 132, 11, '#8a96c0') +
          rect(-44.5, -64.5, 89, 129, 10, back) +
          word(rank, -27, -45, 28, hue) +
          group(path(suit[kind], hue), 'translate(-27 -19)scale(.85)') +
          group(path(suit[kind], hue), 'translate(9 20)scale(2.9)'),
        `translate(${x} ${n(Math.abs(x) * 0.28 - 14)})rotate(${turn})`,
      )
  return (
    card(-27, -64, '10', 'diamond', '#e0142e') +
    card(-10, -24, 'J', 'club', '#141a33') +
    card(8, 18, 'Q', 'heart', '#e0142e') +
    card(25, 62, 'A', 'spade', '#141a33') +
    chip(c, -62, 94, 34, '#8a0420 #ff4a5a:40 #b80a2c', 0.42, 3) +
    chip(c, 62, 94, 34, '#8a0420 #ff4a5a:40 #b80a2c', 0.42, 2) +
    chip(c, 0, 104, 38, '#8a4a00 #ffd95a:40 #c97a08', 0.42, 3) +
    glint(-90, -44, 14) +
    glint(92, -40, 18)
  )
}

export const chips: Motif = (c) => {
  return (
    group(
      rect(-38, -54, 76, 108, 9, c.lin('#fff #d9e0f2')) +
        word('A', -20, -34, 28, '#141a33') +
        group(path(suit.spade, '#141a33'), 'translate(4 12)scale(2.6)'),
      'translate(-34 -52)rotate(-16)',
    ) +
    group(
      rect(-38, -54, 76, 108, 9, c.lin('#fff #d9e0f2')) +
        word('K', -20, -34, 28, '#e0142e') +
        group(path(suit.heart, '#e0142e'), 'translate(4 12)scale(2.6)'),
      'translate(36 -54)rotate(14)',
    ) +
    chip(c, -72, 62, 44, '#06359a #4ab6ff:40 #0a55c0', 0.42, 4) +
    chip(c, 74, 62, 44, '#06359a #4ab6ff:40 #0a55c0', 0.42, 5) +
    chip(c, 0, 88, 50, '#8a0420 #ff4a5a:40 #b80a2c', 0.42, 6) +
    coin(c, -58, 108, 24, 0.42) +
    coin(c, 62, 110, 24, 0.42) +
    glint(0, -2, 17) +
    glint(-100, -10, 11)
  )
}
