import {
  at,
  circle,
  cycle,
  glint,
  glow,
  gold,
  group,
  line,
  mirror,
  n,
  oval,
  path,
  polar,
  star,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { quill, word } from './pieces.ts'

export const mask: Motif = (c) => {
  const plume = (turn: number, len: number, fill: string): string =>
    at(
      c.part(path(quill(118, 24), fill) + line('M0-10V-108', '#fff', 2, 'opacity=".6"')),
      `translate(0 -10)rotate(${turn})scale(1 ${Math.round(len / 1.18) / 100})`,
    )
  return (
    glow(c, 0, 0, 120, '#ffd95a', 0.5) +
    [-58, -29, 0, 29, 58]
      .map((t, i) =>
        plume(
          t,
          118 - Math.abs(t) * 0.25,
          c.lin(cycle(['#9affec #12b5a8:50 #065a6a', '#ffe36b #ff9a1f:50 #c7481a', '#ffb3d8 #f0208a:50 #7a0650'], i)),
        ),
      )
      .join('') +
    [-44, -14, 14, 44]
      .map((t, i) => plume(t, 90, c.lin(i % 3 ? '#fff3a0 #ffc21a:50 #d87a00' : '#d0b8ff #7a4bff:50 #3a0a96')))
      .join('') +
    path(
      'M0-14C30-38 88-44 120-28 118 20 92 62 50 64 26 64 14 40 0 34-14 40-26 64-50 64-92 62-118 20-120-28-88-44-30-38 0-14Z',
      c.lin('#8a5bff #4a14b8:50 #1f0660'),
    ) +
    line(
      'M0-14C30-38 88-44 120-28 118 20 92 62 50 64 26 64 14 40 0 34-14 40-26 64-50 64-92 62-118 20-120-28-88-44-30-38 0-14Z',
      gold(c),
      7,
    ) +
    mirror(
      path('M24 14C38-14 78-14 90 4 82 30 42 40 24 14Z', '#0e0422') +
        line('M24 14C38-14 78-14 90 4 82 30 42 40 24 14Z', gold(c), 5) +
        line('M100-14C98 12 84 40 56 50M26-14Q52-32 92-24', '#ffd95a', 3) +
        circle(104, -16, 5, '#2fe0c0') +
        circle(40, 48, 4, '#ff5a8a') +
        circle(60, 44, 4, '#2fe0c0'),
    ) +
    path('M0-36L16-14 0 14-16-14Z', c.lin('#ffb3c2 #f0143c:50 #7a0424'), 'stroke="#ffd95a" stroke-width="4"') +
    path('M0-30L8-14H-8Z', '#fff', 'opacity=".6"') +
    mirror(line('M118-20C126 20 116 60 126 96M118-20C112 30 106 70 110 108', '#ff5a8a', 5)) +
    path('M-96-24C-70-34-36-30-16-16-40-22-72-20-98-8Z', '#fff', 'opacity=".35"') +
    glint(-60, -66, 15) +
    glint(76, 52, 14)
  )
}

export const fruits: Motif = (c) => {
  const cherry = (x: number, y: number) =>
    circle(x, y, 33, c.rad('#ff8a8a #e8102e:45 #7a0420', 0.36, 0.3, 0.75)) +
    oval(x - 12, y - 15, 10, 6, '#fff', `opacity=".85" transform="rotate(-35 ${x - 12} ${y - 15})"`) +
    oval(x + 2, y - 29, 9, 4, '#5a0318')
  return (
    path('M-106 6A108 108 0 0 0 106 40L100 28Z', '#0c7a3a', 'transform="rotate(-8)"') +
    group(
      path('M-112 0A112 112 0 0 0 112 0Z', c.lin('#2fc95a #0a6a34')) +
        path('M-100 0A100 100 0 0 0 100 0Z', '#eafff0') +
        path('M-92 0A92 92 0 0 0 92 0Z', c.lin('#ff6b6b #e8203e:60 #b80a34')) +
        path('M-92 0H92L88 10H-88Z', '#fff', 'opacity=".25"') +
        (
          [
            [-60, 22],
            [-34, 42],
            [-30, 16],
            [0, 62],
            [2, 28],
            [32, 44],
            [34, 18],
            [62, 24],
          ] as const
        )
          .map(([x, y]) => path('M0-6Q5 3 0 6-5 3 0-6Z', '#2a0a10', `transform="translate(${x} ${y})"`))
          .join(''),
      'translate(0 22)rotate(-8)',
    ) +
    group(
      path('M-52 0C-46-30-22-36 0-36S46-30 52 0C46 30 22 36 0 36S-46 30-52 0Z', c.lin('#fffbb0 #ffd81f:45 #e09a00')) +
        path('M-52 0Q-62-4-62 2-58 8-50 8ZM52 0Q62-4 62 2 58 8 50 8Z', '#e0a800') +
        oval(-14, -18, 20, 8, '#fff', 'opacity=".7" transform="rotate(-14 -14 -18)"') +
        times(6, (i) => circle(-22 + i * 11, 12 + (i % 2) * 8, 1.8, '#c98a00')),
      'translate(54 -10)rotate(28)',
    ) +
    line('M-64-26C-52-66-30-88-4-102M-18-8C-18-48-12-80-4-102', '#3f7a1c', 6) +
    path('M-4-102C24-124 64-112 76-84 46-74 14-80-4-102Z', c.lin('#b8ff6b #2f9e3a:60 #0c5a2a')) +
    line('M2-100Q36-98 66-86', '#0c5a2a', 2.4) +
    cherry(-68, 0) +
    cherry(-16, 14) +
    glint(-80, -14, 12) +
    glint(86, -40, 14)
  )
}

export const moneywheel: Motif = (c) => {
  const hue = ['#ff3d5a', '#ffc21a', '#1fc7a8', '#7a5bff', '#ff8a1f', '#1f9aff'],
    slice = (i: number) => {
      const p = polar(96, i * 30 - 15),
        q = polar(96, i * 30 + 15)
      return (
        path(`M0 0L${n(p[0])} ${n(p[1])}A96 96 0 0 1 ${n(q[0])} ${n(q[1])}Z`, cycle(hue, i)) +
        at(
          c.part(word(cycle(['5', '2', '10', '1', '20', '2'], i), 0, 0, 26, '#fff', 'chunky')),
          `rotate(${i * 30 + 90})translate(0 -74)`,
        )
      )
    }
  return (
    path('M-46 116L-22 40H22L46 116Z', c.lin('#5a2fae #1b0a4a')) +
    path('M-66 108H66Q72 120 60 120H-60Q-72 120-66 108Z', gold(c)) +
    circle(0, -8, 112, gold(c)) +
    group(
      circle(0, 0, 102, '#3a1206') +
        times(12, slice) +
        circle(0, 0, 96, c.rad('#fff/0 #fff/0:60 #000/.35')) +
        path('M-96 0A96 96 0 0 1 66-70 120 120 0 0 0-84 30Z', '#fff', 'opacity=".22"') +
        '<circle r="107" fill="none" stroke="#ff5a4a" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 28"/><circle r="107" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 28" transform="rotate(7.5)"/>',
      'translate(0 -8)',
    ) +
    circle(0, -8, 28, gold(c)) +
    circle(0, -8, 21, c.rad('#ff8a8a #e0142e:55 #7a0420', 0.4, 0.3, 0.8)) +
    path(star(0, -8, 14, 6), gold(c)) +
    path('M-18-130H18L0-86Z', gold(c)) +
    path('M-9-124H9L0-100Z', '#e0142e') +
    glint(-72, -74, 16)
  )
}
