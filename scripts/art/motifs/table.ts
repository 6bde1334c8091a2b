import {
  circle,
  glint,
  gold,
  goldSide,
  group,
  line,
  n,
  type Point,
  path,
  polar,
  rect,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { ball } from './pieces.ts'

export const dice: Motif = (c) => {
  const die = (
    top: string,
    left: string,
    right: string,
    pip: string,
    faces: readonly [readonly Point[], readonly Point[], readonly Point[]],
  ) => {
    const face = (m: string, fill: string, dots: readonly Point[]) =>
      group(
        rect(-50, -50, 100, 100, 15, fill) + dots.map(([x, y]) => circle(x * 27, y * 27, 10, pip)).join(''),
        `matrix(${m})`,
      )
    return (
      path('M0-106L94-54V52L0 108-94 52V-54Z', left) +
      face('.866 .5 -.866 .5 0 -52', top, faces[0]) +
      face('.866 .5 0 1 -44 26', left, faces[1]) +
      face('.866 -.5 0 1 44 26', right, faces[2]) +
      line('M-84-52L0-6 84-52M0-6V98', '#fff', 3, 'opacity=".5"')
    )
  }
  const five: readonly Point[] = [
      [-1, -1],
      [1, 1],
      [0, 0],
      [-1, 1],
      [1, -1],
    ],
    three: readonly Point[] = [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    six: readonly Point[] = [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [1, -1],
      [1, 0],
      [1, 1],
    ],
    two: readonly Point[] = [
      [-1, -1],
      [1, 1],
    ],
    four: readonly Point[] = [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ]
  return (
    group(
      die(c.lin('#ff9a8a #f02a3a'), c.lin('#e0142e #8a0420'), c.lin('#b80a28 #5a0218'), '#fff', [six, three, two]),
      'translate(-42 -26)rotate(-14)scale(.78)',
    ) +
    group(
      die(c.lin('#fff #f2f4ff'), c.lin('#eef1ff #b9c2e2'), c.lin('#cfd6f0 #8792bf'), '#c70a2a', [five, four, three]),
      'translate(44 38)rotate(12)scale(.78)',
    ) +
    glint(20, -34, 18) +
    glint(-98, -60, 12)
  )
}

export const roulette: Motif = (c) => {
  const wedge = (i: number, a: number, b: number) => {
    const s = 360 / 24,
      p = polar(a, i * s),
      q = polar(a, (i + 1) * s),
      u = polar(b, (i + 1) * s),
      v = polar(b, i * s)
    return `M${n(p[0])} ${n(p[1])}A${a} ${a} 0 0 1 ${n(q[0])} ${n(q[1])}L${n(u[0])} ${n(u[1])}A${b} ${b} 0 0 0 ${n(v[0])} ${n(v[1])}Z`
  }
  const all = (test: (i: number) => boolean) => times(24, (i) => (test(i) ? wedge(i, 92, 58) : ''))
  return (
    group(
      circle(0, 12, 116, '#2a0f08') +
        circle(0, 0, 116, c.lin('#d98a4a #7a3a18:50 #3a160a')) +
        circle(0, 0, 101, gold(c)) +
        circle(0, 0, 94, '#14060a') +
        path(
          all((i) => i % 2 === 1),
          '#e0142e',
        ) +
        path(
          all((i) => i > 0 && i % 2 === 0),
          '#181428',
        ) +
        path(
          all((i) => i === 0),
          '#12a860',
        ) +
        line(
          times(24, (i) => {
            const p = polar(92, i * 15),
              q = polar(58, i * 15)
            return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`
          }),
          '#ffd95a',
          2,
        ) +
        circle(0, 0, 78, 'none', 'stroke="#ffd95a" stroke-width="2"') +
        circle(0, 0, 58, gold(c)) +
        circle(0, 0, 54, c.rad('#c97a3c #5a2410:70 #2a0f08')) +
        line(
          times(8, (i) => {
            const q = polar(52, i * 45)
            return `M0 0L${n(q[0])} ${n(q[1])}`
          }),
          '#e0a04a',
          2,
          'opacity=".6"',
        ) +
        path('M-116 0A116 116 0 0 1 40-109 130 130 0 0 0-94 6Z', '#fff', 'opacity=".28"'),
      'scale(1 .92)',
    ) +
    times(4, (i) =>
      group(rect(-5, -46, 10, 46, 5, goldSide(c)) + circle(0, -46, 9, gold(c)), `rotate(${20 + i * 90})`),
    ) +
    circle(0, 0, 21, gold(c)) +
    circle(0, -4, 11, c.rad('#fffbe0 #ffc52e:60 #8a4a00', 0.4, 0.3, 0.7)) +
    circle(62, -38, 10, c.rad('#fff #fff:40 #9aa6c8', 0.35, 0.3, 0.8)) +
    glint(-70, -78, 18) +
    glint(66, -44, 9)
  )
}

export const balls: Motif = (c) => {
  return (
    ball(c, -64, -44, 44, '#9af0ff #1f9aff:50 #06359a', '8', -14) +
    ball(c, 62, -50, 46, '#c8ffb0 #2fc95a:50 #06642f', '21', 12) +
    ball(c, 0, -76, 38, '#ffe0a0 #ff8a1f:50 #a8400a', '3', 4) +
    ball(c, -56, 52, 50, '#fff3a0 #ffc21a:50 #b86a00', '45', -8) +
    ball(c, 66, 46, 48, '#e0b8ff #8a4bff:50 #3d0a86', '60', 10) +
    ball(c, 4, 6, 58, '#ffb0a0 #f0203a:50 #8a0424', '7', -4) +
    ball(c, 8, 88, 34, '#8affec #12b5a8:50 #06504f', '17', 6) +
    glint(-96, -86, 14) +
    glint(104, -4, 14) +
    glint(26, -34, 16)
  )
}
