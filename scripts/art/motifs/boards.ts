import {
  circle,
  each,
  glint,
  gold,
  goldSide,
  group,
  line,
  n,
  path,
  polar,
  rect,
  star,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { word } from './pieces.ts'

export const knight: Motif = (c) => {
  const ivory = c.lin('#fffdf4 #f0dcb4:50 #a8804a')
  return (
    path('M-66 88H66L80 118Q0 132-80 118Z', c.lin('#ffe9a0 #e09a1f:50 #7a3c00')) +
    path('M-58 70H58L66 92Q0 104-66 92Z', ivory) +
    line('M-70 104Q0 116 70 104', '#fff3b8', 3) +
    path(
      'M-50 74C-54 30-30 14-22-14-40-4-58 14-74 10-88 6-96-12-90-24L-44-76C-42-94-34-108-24-118L-10-94C32-102 68-62 66-6 64 34 50 48 52 74Z',
      ivory,
    ) +
    path(
      'M-10-94C32-102 68-62 66-6 64 34 50 48 52 74H22C34 24 40-24 16-58 8-72-2-84-10-94Z',
      c.lin('#d8b47a #7a5224'),
    ) +
    line(
      'M8-90Q26-80 30-66M28-80Q44-66 46-48M44-62Q58-44 56-26M56-36Q64-14 58 4M62-6Q62 18 54 32',
      '#6a4418',
      3.4,
      'opacity=".8"',
    ) +
    path('M-84-22C-70-12-56-18-46-30', 'none', 'stroke="#7a5224" stroke-width="4"') +
    circle(-78, -14, 4, '#5a3410') +
    path('M-48-62C-40-74-24-72-18-62-26-52-40-52-48-62Z', '#fff') +
    circle(-32, -62, 7.5, '#2a1408') +
    circle(-35, -65, 2.6, '#fff') +
    line('M-54-66C-42-80-24-78-14-66', '#5a3410', 5) +
    path('M-22-14C-30 2-44 18-46 44-48 60-46 74-46 74H-34C-36 40-20 22-12 0Z', '#fff', 'opacity=".6"') +
    path('M-28-100C-34-92-36-84-36-76L-50-60C-46-76-38-92-28-100Z', '#fff', 'opacity=".7"') +
    path('M-22 26Q8 40 40 22L42 36Q8 54-28 40Z', c.lin('#ff7a6a #c70a28')) +
    path(star(8, 36, 11, 4.6), gold(c)) +
    glint(-60, -84, 14) +
    glint(70, 66, 12)
  )
}

const pips = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
} as const

export const domino: Motif = (c) => {
  const dot = c.rad('#6a5a8a #1a1030:55 #08040f', 0.36, 0.3, 0.8)
  const half = (value: keyof typeof pips, y: number) =>
    each(pips[value], (dx, dy) => circle(-1 + dx * 21, y + dy * 23, 8.6, dot))
  const tile = (a: keyof typeof pips, b: keyof typeof pips, place: string, tones: string) =>
    group(
      rect(-39, -78, 84, 164, 15, '#7a6a4a') +
        rect(-43, -82, 84, 164, 15, c.lin(tones)) +
        rect(-38, -77, 74, 154, 11, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"') +
        line('M-34 0H32', '#5a4a34', 5) +
        circle(-1, 0, 6, gold(c)) +
        half(a, -41) +
        half(b, 41),
      place,
    )
  return (
    tile(4, 3, 'translate(64 2)rotate(24)scale(.92)', '#fffdf0 #f4e6c0:55 #c8b080') +
    tile(6, 5, 'translate(-62 2)rotate(-22)scale(.92)', '#fffdf0 #f4e6c0:55 #c8b080') +
    tile(6, 6, 'translate(0 -8)rotate(2)scale(1.08)', '#ffffff #fff8e6:55 #e0cc9a') +
    glint(-36, -84, 16) +
    glint(92, -60, 12) +
    glint(-86, 56, 11)
  )
}

export const mahjong: Motif = (c) => {
  const tile = (place: string, face: string) =>
    group(
      rect(-40, -52, 92, 124, 13, c.lin('#3fd07a #0a7a4a:50 #04442c')) +
        rect(-46, -58, 92, 124, 13, c.lin('#e8dcc0 #c8b48a')) +
        rect(-50, -62, 92, 124, 13, c.lin('#fffefa #fff6e0:60 #e8d4a8')) +
        rect(-44, -56, 80, 112, 9, 'none', 'stroke="#d8c090" stroke-width="2"') +
        group(face, 'translate(-4 0)'),
      place,
    )
  const petal = times(8, (i) =>
    path('M0-6C-9-16-7-32 0-38 7-32 9-16 0-6Z', i % 2 ? '#e0142e' : '#ff6a7a', `transform="rotate(${i * 45})"`),
  )
  const bamboo = (x: number, y: number, tint: string) =>
    path(`M${x - 6} ${y - 19}h12q-4 9 0 19 -4 9 0 19h-12q4-10 0-19 4-10 0-19Z`, tint)
  return (
    tile(
      'translate(62 12)rotate(16)scale(.86)',
      bamboo(0, -26, '#0a8a4a') + bamboo(-20, 22, '#1a5ad0') + bamboo(20, 22, '#1a5ad0') + bamboo(0, 22, '#e0142e'),
    ) +
    tile(
      'translate(-56 14)rotate(-15)scale(.86)',
      circle(0, -28, 19, '#0a8a4a') +
        circle(0, -28, 12, '#fff6e0') +
        circle(0, -28, 6, '#e0142e') +
        circle(0, 24, 19, '#1a5ad0') +
        circle(0, 24, 12, '#fff6e0') +
        circle(0, 24, 6, '#e0142e'),
    ) +
    tile(
      'translate(2 -6)scale(1.12)',
      circle(0, -4, 43, 'none', 'stroke="#0a8a4a" stroke-width="4"') +
        group(petal, 'translate(0 -4)') +
        circle(0, -4, 9, gold(c)) +
        word('1', -28, -44, 18, '#1a5ad0', 'royal'),
    ) +
    glint(-46, -72, 16) +
    glint(88, -44, 12) +
    glint(-92, -34, 11)
  )
}

export const compass: Motif = (c) => {
  const point = (turn: number, len: number, wide: number, light: string, dark: string) =>
    group(path(`M0 ${-len}L${wide} 0H0Z`, dark) + path(`M0 ${-len}L${-wide} 0H0Z`, light), `rotate(${turn})`)
  return (
    line('M0-112m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0', gold(c), 8) +
    rect(-12, -104, 24, 18, 5, goldSide(c)) +
    circle(3, 16, 102, '#5a2400') +
    circle(0, 8, 102, gold(c)) +
    circle(0, 8, 90, '#6a2f00') +
    circle(0, 8, 86, c.rad('#fffaf0 #f0dcb0:60 #b8904a', 0.42, 0.36, 0.7)) +
    group(
      line(
        times(36, (i) => {
          const [a, b] = polar(80, i * 10)
          const [d, e] = polar(i % 3 ? 75 : 70, i * 10)
          return `M${n(a)} ${n(b)}L${n(d)} ${n(e)}`
        }),
        '#6a3a10',
        2.4,
      ) +
        circle(0, 0, 56, 'none', 'stroke="#b8863a" stroke-width="2"') +
        [45, 135, 225, 315].map((t) => point(t, 46, 9, '#d8a85a', '#8a5a24')).join('') +
        [90, 180, 270].map((t) => point(t, 66, 13, '#4a8ae0', '#12347a')).join('') +
        point(0, 70, 13, '#ff7a6a', '#b80a24'),
      'translate(0 8)rotate(-18)',
    ) +
    group(
      path('M0-74L11 0-11 0Z', c.lin('#ff9a8a #d0142e')) + path('M0 74L11 0-11 0Z', c.lin('#fff #a8b2d0')),
      'translate(0 8)rotate(28)',
    ) +
    circle(0, 8, 12, gold(c)) +
    circle(0, 8, 5, '#7a3c00') +
    path('M-82-2A84 84 0 0 1 30-72 96 96 0 0 0-62 34Z', '#fff', 'opacity=".5"') +
    glint(-66, -60, 16) +
    glint(76, 66, 12)
  )
}
