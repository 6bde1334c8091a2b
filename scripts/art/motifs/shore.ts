import {
  at,
  circle,
  each,
  glint,
  gold,
  goldSide,
  group,
  line,
  mirror,
  oval,
  path,
  rect,
  star,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { eye } from './pieces.ts'

/** The pink dolphin of the Amazon, leaping, in the straw hat of the legend. */
export const boto: Motif = (c) => {
  const skin = c.lin('#ffd8ea #ff8ac0:45 #b8347e')
  return (
    path('M-112 96Q-70 70-36 92T38 92 112 96Q104 124 0 126T-112 96Z', c.lin('#9af6ff #2aa8e0:60 #0a5a9a')) +
    path('M-58 74C-92 60-116 66-124 88-104 84-92 86-82 96-88 108-84 120-74 126-68 108-54 96-36 90Z', skin) +
    path(
      'M-62 88C-72 20-34-62 42-76 74-82 96-66 98-44L124-30C128-18 120-8 106-10 96 0 78 4 62 6 20 16-10 50-20 94-34 104-54 102-62 88Z',
      skin,
    ) +
    path(
      'M98-44L124-30C128-18 120-8 106-10 96 0 78 4 62 6 24 12-12 40-32 96-26 30 14-10 66-18 82-20 94-28 98-44Z',
      c.lin('#fff6fb #ffd0e6'),
    ) +
    path('M-30-22C-54-50-60-64-60-84-34-80-12-64 0-52Z', skin) +
    path('M14 14C8 40 14 60 34 74 42 52 44 30 40 8Z', c.lin('#ff9ac8 #a82a72')) +
    line('M124-30Q108-22 88-26', '#8a1f5a', 3.2) +
    eye(c, 68, -42, 10, '#9ad8ff #2a6ac0:60 #0a2a6a') +
    oval(60, -24, 9, 5, '#ff5a9a', 'opacity=".6"') +
    path('M-48 30C-40-24 0-60 44-68 4-44-24-6-34 44Z', '#fff', 'opacity=".55"') +
    group(
      oval(0, 6, 50, 13, c.lin('#fff3c0 #e8b85a:55 #a8742a')) +
        path('M-28 4C-28-30-16-34 0-30 16-34 28-30 28 4Z', c.lin('#fff7d0 #f0c870:55 #b8863a')) +
        path('M-29-4Q0 8 29-4V5Q0 16-29 5Z', '#d0142e') +
        line('M-18-24Q0-18 18-24M-22-14Q0-8 22-14', '#c99a4a', 2),
      'translate(44 -80)rotate(20)',
    ) +
    line('M-92 100Q-66 88-44 102M10 104Q40 92 66 104', '#fff', 3.4, 'opacity=".85"') +
    circle(-96, 60, 7, '#bff') +
    circle(-18, 112, 5, '#fff') +
    circle(96, 72, 6, '#bff') +
    circle(82, 52, 4, '#fff') +
    glint(-50, -20, 12)
  )
}

export const turtle: Motif = (c) => {
  const skin = c.lin('#c8ff9a #5ab84a:50 #1f6a34')
  const shell = c.lin('#8af0b0 #1f9a6a:45 #0a4a44')
  const plate = c.lin('#ffe79a #d8a02a:55 #8a5a14')
  const hexagon = (x: number, y: number, r: number, sx = 1) =>
    path(
      star(0, 0, r, r * 0.866, 3, -90),
      plate,
      `transform="translate(${x} ${y})scale(${sx} .92)" stroke="#0a4a44" stroke-width="4"`,
    )
  return (
    path('M58 54C96 60 116 90 104 112 84 116 56 96 44 70Z', skin) +
    path('M-48 62C-76 70-92 96-82 114-62 116-40 98-30 76Z', skin) +
    path('M-84 44C-104 44-118 56-120 70-104 76-88 70-78 62Z', skin) +
    path('M46-20C60-66 84-92 104-84 122-74 118-38 92-12 78 2 60 8 48 4Z', skin) +
    path('M72-30C58-34 46-30 44-20', 'none', 'stroke="#1f6a34" stroke-width="3"') +
    path('M-104 44C-100-34-52-82-6-82S78-40 84 36C64 74 20 84-18 82S-92 70-104 44Z', shell) +
    path(
      'M-104 44C-92 66-52 80-18 82S64 74 84 36C86 46 84 56 80 62 54 86 14 94-20 92S-92 78-102 58C-105 52-105 48-104 44Z',
      c.lin('#ffe79a #b8781f'),
    ) +
    hexagon(-10, -12, 38) +
    hexagon(-66, 14, 26, 0.8) +
    hexagon(46, 10, 26, 0.8) +
    hexagon(-40, 48, 22, 1.1) +
    hexagon(18, 46, 22, 1.1) +
    hexagon(-44, -44, 17) +
    hexagon(24, -48, 17) +
    path('M-88 10C-80-40-46-70-14-74-44-58-66-30-74 10Z', '#fff', 'opacity=".4"') +
    eye(c, 92, -60, 11, '#ffd98a #a85a10:60 #3a1a05') +
    path('M112-50C116-42 114-34 106-28 100-24 92-24 88-30 98-32 106-40 112-50Z', '#3a8a3a') +
    line('M112-46Q104-34 90-32', '#14502a', 3) +
    oval(84, -42, 7, 5, '#ff8a7a', 'opacity=".6"') +
    each(
      [
        [66, 78],
        [82, 88],
        [94, 100],
        [-56, 88],
        [-68, 100],
        [-98, 58],
      ],
      (x, y) => circle(x, y, 5, '#1f7a3a', 'opacity=".6"'),
    ) +
    glint(-20, -54, 13)
  )
}

export const pufferfish: Motif = (c) => {
  const skin = c.lin('#fff08a #ffb41f:45 #d8600a')
  const spike = c.part(path('M-7 4L0-24 7 4Z', c.lin('#fffbe0 #ffb41f')))
  return (
    times(18, (i) => at(spike, `rotate(${i * 20 + 4})translate(0 -88)`)) +
    mirror(
      path('M78-14C104-40 124-34 124-12 124 14 106 32 80 24Z', c.lin('#ff9a5a #e0341f')) +
        line('M88-8L116-20M90 4L118 2M88 14L110 22', '#fff0b0', 2.4),
    ) +
    path('M-22-84C-14-116 14-116 22-84Z', c.lin('#ff9a5a #e0341f')) +
    circle(0, 0, 90, skin) +
    path('M-86 22C-60 6 60 6 86 22 76 66 42 90 0 90S-76 66-86 22Z', c.lin('#fffdf0 #ffe9c0:60 #f0b87a')) +
    each(
      [
        [-52, -46, 9],
        [0, -66, 11],
        [52, -46, 9],
        [-28, -58, 6],
        [30, -60, 6],
        [-72, -14, 8],
        [72, -14, 8],
      ],
      (x, y, r) => oval(x, y, r, r * 0.8, '#c7500a', 'opacity=".6"'),
    ) +
    times(6, (i) =>
      path(
        'M-6 4L0-12 6 4Z',
        '#e0a060',
        `transform="translate(${-50 + i * 20} ${64 + (i % 2) * 10 - Math.abs(i - 2.5) * 4})"`,
      ),
    ) +
    mirror(
      circle(38, -14, 27, '#fff') +
        circle(38, -14, 27, 'none', 'stroke="#a84a08" stroke-width="3"') +
        circle(36, -12, 17, c.rad('#9af0ff #1f8ae0:55 #0a2a7a')) +
        circle(36, -12, 10, '#0a0a1f') +
        circle(29, -19, 6, '#fff') +
        circle(42, -5, 3, '#fff') +
        line('M12-44Q30-54 56-44', '#a84a08', 6) +
        oval(64, 20, 12, 7, '#ff6a4a', 'opacity=".6"'),
    ) +
    path('M-22 26C-10 18 10 18 22 26 26 40 14 50 0 50S-26 40-22 26Z', c.lin('#ff8a7a #d0283a')) +
    path('M-13 32Q0 26 13 32 14 42 0 43T-13 32Z', '#4a0714') +
    rect(-9, 29, 8, 8, 2, '#fff') +
    rect(1, 29, 8, 8, 2, '#fff') +
    oval(-40, -56, 22, 10, '#fff', 'opacity=".65" transform="rotate(-34 -40 -56)"') +
    glint(-30, -62, 13)
  )
}

export const crab: Motif = (c) => {
  const shell = c.lin('#ff9a6a #f0342a:45 #8a0a1e')
  const leg = (d: string) => line(d, '#6a0818', 15) + line(d, '#e0342a', 9)
  return (
    mirror(
      leg('M62 40C88 42 104 60 110 84') +
        leg('M54 56C78 66 90 84 92 106') +
        leg('M40 66C58 80 66 98 64 118') +
        line('M58 2C82-4 92-22 88-40', '#6a0818', 25) +
        line('M58 2C82-4 92-22 88-40', '#f0342a', 17) +
        path(
          'M66-44C52-78 66-112 96-122 90-104 92-92 98-86 102-98 112-106 124-106 130-76 116-44 88-34 78-32 70-36 66-44Z',
          shell,
        ) +
        path('M72-54C66-78 74-98 86-108 82-90 86-72 96-64Z', '#fff', 'opacity=".4"') +
        times(3, (i) => circle(84 + i * 11, -52 - i * 6, 2.6, '#8a0a1e')) +
        line('M24-36V-66', '#c7202a', 10),
    ) +
    path('M0-38C48-38 86-12 86 26 86 62 46 84 0 84S-86 62-86 26C-86-12-48-38 0-38Z', shell) +
    path('M-72 12C-62-16-32-30-2-30-30-18-48 0-52 26Z', '#fff', 'opacity=".4"') +
    line('M-60 58Q0 84 60 58', '#8a0a1e', 3, 'opacity=".7"') +
    each(
      [
        [-58, 30],
        [58, 30],
        [-46, 8],
        [46, 8],
        [0, -22],
        [20, -16],
        [-20, -16],
      ],
      (x, y) => circle(x, y, 4.6, '#ffb08a', 'opacity=".8"'),
    ) +
    mirror(eye(c, 24, -76, 20, '#ffe36b #f09a1f:60 #8a4a08') + line('M6-94Q22-106 44-94', '#6a0818', 5)) +
    path('M-30 22Q0 36 30 22 28 56 0 58T-30 22Z', '#5a0716') +
    path('M-26 24Q0 36 26 24L24 32Q0 42-24 32Z', '#fff') +
    path('M-16 48Q0 38 16 48 10 57 0 57T-16 48Z', '#ff8a8a') +
    mirror(oval(52, 34, 12, 7, '#ffb08a', 'opacity=".7"')) +
    glint(-62, -8, 12)
  )
}

export const anchor: Motif = (c) => {
  const steel = c.lin('#5a6a9a #eef4ff:40 #9aa8cc:60 #2f3a63', 0, 0, 1, 0)
  const rope = 'M-30-96C-96-80-96-30-20-16S70 40 20 62-70 96-58 122'
  return (
    line('M0-96m-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0', '#2f3a63', 17) +
    line('M0-96m-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0', steel, 12) +
    path('M-13-74H13L16 80H-16Z', steel) +
    path('M-52-56H52Q60-46 52-36H-52Q-60-46-52-56Z', goldSide(c)) +
    circle(-56, -46, 11, gold(c)) +
    circle(56, -46, 11, gold(c)) +
    path(
      'M-112 22L-100-22-66 8-82 14C-76 50-46 74-12 78V112C-66 108-104 72-104 24ZM112 22L100-22 66 8 82 14C76 50 46 74 12 78V112C66 108 104 72 104 24Z',
      c.lin('#f4f8ff #a8b6da:45 #3a4672'),
    ) +
    path('M-16 72H16L12 116Q0 126-12 116Z', c.lin('#f4f8ff #a8b6da:45 #3a4672')) +
    path('M-98-14L-78 4C-92 10-96 20-94 34-102 20-102 0-98-14Z', '#fff', 'opacity=".7"') +
    line(rope, '#5a3410', 17) +
    line(rope, '#d8a85a', 12) +
    line(rope, '#8a5a24', 12, 'stroke-dasharray="3 9" stroke-linecap="butt"') +
    path(star(0, 96, 14, 6), gold(c)) +
    glint(-6, -60, 13) +
    glint(90, 30, 13)
  )
}
