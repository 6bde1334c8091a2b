import {
  circle,
  glint,
  gold,
  goldSide,
  group,
  line,
  mirror,
  n,
  oval,
  path,
  polar,
  rect,
  star,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'

export const football: Motif = (c) => {
  const penta = (x: number, y: number, r: number, turn: number, sx: number, sy: number) =>
      group(path(star(0, 0, r, r * 0.81, 5), '#161b33'), `translate(${n(x)} ${n(y)})rotate(${turn})scale(${sx} ${sy})`),
    clip = c.clip('<circle r="82"/>')
  return (
    group(
      path(
        'M-120 126C-122 40-84-20-20-70L70 30C40 70-30 110-120 126Z',
        c.lin('#ffe36b/0 #ff8a1f/.8:45 #fff3b0', 0, 1, 1, 0),
        'stroke="none"',
      ) + path('M-104 86C-92 40-70 10-40-20L20 44C-10 66-60 84-104 86Z', '#fff3b0', 'opacity=".55" stroke="none"'),
      '',
    ) +
    group(
      circle(0, 0, 84, c.rad('#fff #fff:45 #b6c2e0:85 #7482ad', 0.38, 0.32, 0.75)) +
        group(
          penta(0, 0, 30, 0, 1, 1) +
            times(5, (i) => {
              const [x, y] = polar(72, -90 + i * 72 + 36)
              return penta(x, y, 30, i * 72 + 36, 1, 0.62)
            }) +
            times(5, (i) => {
              const a = polar(30, -90 + i * 72),
                b = polar(60, -90 + i * 72),
                d = polar(60, -90 + i * 72),
                e = polar(66, -62 + i * 72),
                f = polar(66, -118 + i * 72)
              return line(
                `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}M${n(e[0])} ${n(e[1])}L${n(d[0])} ${n(d[1])}L${n(f[0])} ${n(f[1])}`,
                '#3a4468',
                3.5,
              )
            }),
          '',
          `clip-path="${clip}"`,
        ) +
        circle(0, 0, 84, c.rad('#fff/0 #fff/0:70 #0a1030/.5', 0.4, 0.35, 0.7)) +
        oval(-30, -44, 24, 13, '#fff', 'opacity=".8" transform="rotate(-35 -30 -44)"'),
      'translate(22 -18)rotate(14)',
    ) +
    path(star(-78, -70, 17, 7), gold(c)) +
    path(star(100, 78, 15, 6), gold(c)) +
    path(star(-96, 8, 11, 4.6), gold(c)) +
    glint(82, -84, 16)
  )
}

export const trophy: Motif = (c) => {
  const g = goldSide(c)
  return (
    mirror(line('M58-78C112-86 116-8 44 8', gold(c), 15) + line('M60-72C100-78 102-16 46 0', '#fff3b8', 3)) +
    path('M-68-104H68C70-30 48 22 16 36V62H-16V36C-48 22-70-30-68-104Z', g) +
    path('M-52-96C-52-40-38 2-18 20-30-16-36-56-34-96Z', '#fff', 'opacity=".55"') +
    oval(0, -104, 68, 13, c.lin('#fff3b8 #c97a08')) +
    oval(0, -102, 56, 8, '#7a3c00') +
    path('M-34 60H34L42 78H-42Z', g) +
    path('M-60 78H60V112H-60Z', c.lin('#3a2a6e #140a36')) +
    path('M-66 108H66V120H-66ZM-60 74H60V84H-60Z', g) +
    rect(-30, 88, 60, 16, 3, gold(c)) +
    path(star(0, -44, 32, 14), c.lin('#ff8a7a #e0142e:55 #8a0420'), 'stroke="#fff3b8" stroke-width="3"') +
    group(
      circle(0, 0, 24, c.rad('#fff #fff:50 #9aa6c8', 0.38, 0.32, 0.75)) +
        path(star(0, 0, 10, 8.1), '#161b33') +
        line(
          times(5, (i) => {
            const a = polar(9, -90 + i * 72),
              b = polar(22, -90 + i * 72)
            return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
          }),
          '#3a4468',
          2.5,
        ),
      'translate(70 92)',
    ) +
    glint(-50, -90, 18) +
    glint(52, -20, 13)
  )
}

export const controller: Motif = (c) => {
  const shell =
    'M-62-50C-40-60-22-48 0-48S40-60 62-50C98-40 120 20 122 62 122 92 98 98 80 80L52 48H-52L-80 80C-98 98-122 92-122 62-120 20-98-40-62-50Z'
  return (
    line('M0-50C0-84 34-70 34-104', '#1b1140', 9) +
    path(shell, '#120832', 'transform="translate(0 12)"') +
    path(shell, c.lin('#a07bff #5a2fe0:45 #240c78')) +
    path(
      'M-60-44C-40-52-20-42 0-42S40-52 60-44C80-38 94-12 102 14 70-20-70-20-102 14-94-12-80-38-60-44Z',
      '#fff',
      'opacity=".3"',
    ) +
    line(shell, '#38e8ff', 3.5) +
    path(
      'M-74-30H-58V-16H-44V0H-58V14H-74V0H-88V-16H-74Z',
      c.lin('#3a3060 #120a2c'),
      'stroke="#38e8ff" stroke-width="2.5"',
    ) +
    (
      [
        [66, -26, '#ffd23f'],
        [66, 10, '#2fe0a0'],
        [48, -8, '#38b6ff'],
        [84, -8, '#ff4f7d'],
      ] as const
    )
      .map(
        ([x, y, f]) =>
          circle(x, y + 2, 11, '#120832') + circle(x, y, 11, f) + oval(x - 3, y - 4, 5, 3, '#fff', 'opacity=".7"'),
      )
      .join('') +
    mirror(
      circle(30, 30, 21, '#120832') +
        circle(30, 27, 18, c.rad('#6a5aa8 #2a1f58:60 #120a2c', 0.4, 0.3, 0.8), 'stroke="#ff4fd8" stroke-width="3"'),
    ) +
    rect(-15, -22, 12, 7, 3, '#fff', 'opacity=".8"') +
    rect(3, -22, 12, 7, 3, '#fff', 'opacity=".8"') +
    circle(0, -2, 8, c.rad('#fff #38e8ff:50 #0a6ac0')) +
    path(
      'M-30-118L8-118-8-90 14-90-30-50-18-80-38-80Z',
      c.lin('#fffbd0 #ffd21f:50 #ff8a00'),
      'transform="translate(-44 -2)rotate(-10)"',
    ) +
    path(star(78, -92, 26, 11), gold(c)) +
    glint(-96, 40, 14)
  )
}

export const rocket: Motif = (c) => {
  return (
    group(
      path('M-30 74C-44 104-22 116 0 150 22 116 44 104 30 74Z', c.lin('#fff07a #ff8a1f:45 #f02a1a'), 'stroke="none"') +
        path('M-16 74C-22 96-8 104 0 122 8 104 22 96 16 74Z', '#fffbd8', 'stroke="none"') +
        mirror(path('M34 22C66 36 72 66 68 94 54 80 42 74 28 72Z', c.lin('#ff6b6b #d8102e:55 #7a0420'))) +
        path('M-30 64H30L24 82H-24Z', c.lin('#5a6488 #1f2848', 0, 0, 1, 0)) +
        path(
          'M0-124C40-92 52-40 46 8 44 32 38 52 32 66H-32C-38 52-44 32-46 8-52-40-40-92 0-124Z',
          c.lin('#a9b6d8 #fff:30 #eef2ff:55 #7f8cb8', 0, 0, 1, 0),
        ) +
        path(
          'M0-124C22-106 36-82 42-56Q0-72-42-56C-36-82-22-106 0-124Z',
          c.lin('#8f0420 #ff6b6b:30 #e8102e:60 #7a0420', 0, 0, 1, 0),
        ) +
        line('M-45 14Q0 30 45 14M-40 40Q0 54 40 40', '#e8102e', 6) +
        circle(0, -18, 27, gold(c)) +
        circle(0, -18, 20, c.rad('#d8fbff #38b6ff:50 #0a2f8f', 0.38, 0.3, 0.8)) +
        path('M-14-26A18 18 0 0 1 6-35 24 24 0 0 0-10-12Z', '#fff', 'opacity=".85"') +
        path('M-8 34H8L5 100Q0 106-5 100Z', c.lin('#ff6b6b #a80a28')) +
        path('M-34-40C-30-74-18-96-6-110-14-70-20-30-18 40-32 20-38-10-34-40Z', '#fff', 'opacity=".5"'),
      'translate(8 2)rotate(32)scale(.9)',
    ) +
    path(star(-84, -66, 16, 6), gold(c)) +
    path(star(88, 66, 13, 5), gold(c)) +
    glint(-96, -4, 12) +
    glint(10, -104, 14)
  )
}
