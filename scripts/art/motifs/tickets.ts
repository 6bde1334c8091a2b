import { circle, each, glint, group, line, path, rect, star, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { ball, word } from './pieces.ts'

export const bingo: Motif = (c) => {
  const cell = (col: number, row: number) => {
    const free = col === 2 && row === 2
    const x = -64 + col * 26
    const y = -28 + row * 25
    return (
      rect(x, y, 24, 23, 4, free ? '#ffe36b' : '#fff') +
      (free
        ? path(star(x + 12, y + 12, 10, 4.4), '#e0142e')
        : word(String(((col * 15 + ((row * 7 + col * 3) % 15)) % 75) + 1), x + 12, y + 11.5, 13, '#1b1230'))
    )
  }
  const daub = each(
    [
      [0, 0],
      [1, 1],
      [3, 3],
      [4, 4],
      [4, 1],
      [1, 3],
    ],
    (col, row) => circle(-52 + col * 26, -17 + row * 25, 11, '#f02a8a', 'opacity=".72"'),
  )
  return (
    group(
      rect(-76, -82, 160, 188, 14, '#4a0a3a') +
        rect(-82, -88, 160, 188, 14, c.lin('#ff8ac8 #d01f8a:45 #7a0a5e')) +
        path('M-82-74Q-82-88-68-88H64Q78-88 78-74V-40H-82Z', c.lin('#8a5aff #3a14b0')) +
        word('BINGO', -2, -62, 50, '#ffe36b', 'chunky') +
        rect(-70, -34, 136, 130, 8, '#5a0a4a') +
        times(25, (i) => cell(i % 5, Math.floor(i / 5))) +
        daub,
      'translate(-4 -8)rotate(-6)',
    ) +
    ball(c, 82, 68, 36, '#fff3a0 #ffc21a:50 #b86a00', '7', -10) +
    ball(c, -84, 84, 30, '#9af0ff #1f9aff:50 #06359a', '42', 12) +
    ball(c, 92, -76, 26, '#c8ffb0 #2fc95a:50 #06642f', '9', 8) +
    glint(-66, -92, 15) +
    glint(56, 34, 10)
  )
}

export const ticket: Motif = (c) => {
  const shape =
    'M-112-52Q-112-62-102-62H102Q112-62 112-52V-18A18 18 0 0 0 112 18V52Q112 62 102 62H-102Q-112 62-112 52V18A18 18 0 0 0-112-18Z'
  const one = (tones: string, place: string, detail: string) =>
    group(path(shape, '#4a1a00', 'transform="translate(4 6)"') + path(shape, c.lin(tones)) + detail, place)
  return (
    one(
      '#8af0ff #1f8ae0:50 #0a2a8a',
      'translate(8 -34)rotate(12)scale(.94)',
      line('M-84-44H84M-84 44H84', '#fff', 4, 'opacity=".6" stroke-dasharray="10 8"'),
    ) +
    one(
      '#ff9ad0 #e02a8a:50 #7a0a5a',
      'translate(-2 -8)rotate(-2)',
      line('M-84-44H84M-84 44H84', '#fff', 4, 'opacity=".6" stroke-dasharray="10 8"'),
    ) +
    one(
      '#fff3b0 #ffc92e:45 #d8860a',
      'translate(0 26)rotate(-12)scale(1.02)',
      rect(-92, -46, 150, 92, 8, 'none', 'stroke="#8a4a00" stroke-width="3" stroke-dasharray="7 5"') +
        line('M70-54V54', '#8a4a00', 4, 'stroke-dasharray="2 9"') +
        path(star(-18, -10, 33, 14), c.lin('#ff8a7a #e0142e:55 #8a0420'), 'stroke="#fffbe0" stroke-width="3"') +
        word('777', -18, 32, 30, '#7a1a00', 'chunky') +
        path(star(-72, -24, 11, 4.6), '#fff') +
        path(star(38, -24, 11, 4.6), '#fff') +
        path('M-104-54H40L-20 0-104 20Z', '#fff', 'opacity=".3"') +
        group(word('SORTE', 0, 0, 21, '#7a1a00'), 'translate(90 0)rotate(90)'),
    ) +
    glint(-72, -70, 15) +
    glint(92, 20, 13) +
    glint(-30, 92, 10)
  )
}
