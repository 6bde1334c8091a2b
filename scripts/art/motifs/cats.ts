import { circle, glint, gold, line, mirror, n, oval, path, star, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { quill } from './pieces.ts'

const muzzle = 'M0 44C38 28 60 46 54 66 46 84 22 84 0 72-22 84-46 84-54 66-60 46-38 28 0 44Z'

export const lion: Motif = (c) => {
  const mane = c.lin('#ffb04a #c7531a:50 #5a1a0c')
  const dark = c.lin('#c7531a #6a200c')
  const coat = c.lin('#ffe49a #f5ae3a:50 #b3651a')
  const lock = (count: number, len: number, wide: number, fill: string, from: number) =>
    times(count, (i) =>
      path(quill(len, wide), fill, `transform="translate(0 2)rotate(${n(from + (360 * i) / count)})"`),
    )
  return (
    lock(14, 126, 30, dark, 12) +
    lock(14, 116, 26, mane, 0) +
    mirror(
      path('M44-72C52-98 86-96 88-70 86-52 72-44 62-46Z', coat) +
        path('M54-72C60-86 76-84 78-70 76-60 68-56 62-58Z', '#7a2a1a'),
    ) +
    path(
      'M0-88C46-88 76-60 78-20 80 16 62 40 46 58 34 84 18 100 0 100S-34 84-46 58C-62 40-80 16-78-20-76-60-46-88 0-88Z',
      coat,
    ) +
    path('M-20 16C-26-26-20-56-10-84H10C20-56 26-26 20 16Z', '#fff3c0', 'opacity=".75"') +
    mirror(path('M78-16C76 14 62 36 46 56 52 30 60 8 78-16Z', '#fff3d6', 'opacity=".5"')) +
    path('M-34 74C-18 86 18 86 34 74 30 96 16 106 0 106S-30 96-34 74Z', '#5a0f1e') +
    path('M-20 96Q0 84 20 96 12 108 0 108T-20 96Z', '#ff7a8a') +
    path(muzzle, c.lin('#fffdf5 #f0d9b8')) +
    path('M-26 18C-14 8 14 8 26 18 26 36 10 42 0 52-10 42-26 36-26 18Z', c.lin('#a8604a #4a1a1a')) +
    oval(-9, 20, 8, 4, '#fff', 'opacity=".6"') +
    line('M0 52V72', '#5a2c14', 3.5) +
    mirror(
      path('M14-10C24-34 52-40 70-28 62-10 36-2 14-10Z', '#2a0f08') +
        path('M22-13C30-28 50-33 62-26 56-14 40-8 22-13Z', c.lin('#fff3a0 #f5a81a:60 #a85a08')) +
        circle(43, -21, 7.5, '#120805') +
        circle(39, -25, 3, '#fff') +
        line('M10-20C22-44 54-52 76-38', '#6a200c', 6) +
        times(4, (i) => circle(26 + (i % 2) * 11, 54 + Math.floor(i / 2) * 10, 1.8, '#5a2c14')) +
        line('M60 64Q84 60 104 66M58 70Q82 74 98 84', '#fff', 1.8, 'opacity=".9"'),
    ) +
    path('M-40-72C-24-84-4-86 10-84-14-76-32-64-44-48Z', '#fff', 'opacity=".4"') +
    glint(-56, -66, 13)
  )
}

export const tiger: Motif = (c) => {
  const coat = c.lin('#ffb84a #ff7f1a:45 #b8420a')
  const white = c.lin('#ffffff #f0e2d0')
  const stripe = '#1f0d0a'
  return (
    path('M-104 170C-110 84-76 34 0 34S110 84 104 170Z', c.lin('#ff8a1f #8a2f08')) +
    mirror(path('M50 74Q84 82 98 112 76 98 48 96ZM58 104Q86 112 98 138 76 124 54 124Z', stripe)) +
    mirror(
      path('M40-76C46-112 84-116 94-92 98-70 86-52 74-44Z', c.lin('#ff8a1f #8a2f08')) +
        path('M52-78C58-98 78-100 84-86 84-72 76-62 70-58Z', '#fff3e0'),
    ) +
    path(
      'M0-98C44-98 78-80 88-44 94-18 106 4 98 30 88 62 54 68 40 86 28 102 16 110 0 110S-28 102-40 86C-54 68-88 62-98 30-106 4-94-18-88-44-78-80-44-98 0-98Z',
      coat,
    ) +
    mirror(
      path('M100 20C96 56 56 66 40 86 30 100 16 110 0 110V84C40 78 72 56 100 20Z', white) +
        path('M8-52C26-62 58-60 74-40 60-46 30-44 12-34Z', white) +
        path(
          'M0-98C10-98 18-96 26-94L12-64 6-84 0-62ZM34-90C46-86 54-82 60-76L34-62 44-76ZM98-8C100 0 102 8 100 18L66 4 86 4ZM92-36C94-28 98-20 98-14L66-18 82-24ZM96 32C92 42 84 50 76 54L58 34 76 40ZM66 60C58 64 50 70 46 76L36 58 48 64Z',
          stripe,
        ),
    ) +
    path('M0-58L9-40 0-22-9-40Z', stripe) +
    path('M-36 78C-18 90 18 90 36 78 32 102 18 112 0 112S-32 102-36 78Z', '#5a0f1e') +
    path('M-24 98Q0 84 24 98 14 112 0 112T-24 98Z', '#ff7a8a') +
    path(muzzle, white) +
    mirror(path('M14 76l18 2-7 22Z', '#fff')) +
    path('M-23 20C-12 10 12 10 23 20 23 36 10 42 0 50-10 42-23 36-23 20Z', c.lin('#ffa0a8 #c04a5a')) +
    oval(-8, 21, 8, 4, '#fff', 'opacity=".6"') +
    line('M0 50V70', '#5a2c14', 3.5) +
    mirror(
      path('M14-8C22-34 52-42 76-30 68-8 38 0 14-8Z', '#140806') +
        path('M22-11C30-28 52-34 68-27 60-12 42-6 22-11Z', c.lin('#fff7a0 #ffd21f:55 #d87a00')) +
        oval(46, -20, 6, 10, '#140806') +
        circle(42, -25, 3.4, '#fff') +
        times(6, (i) => circle(24 + (i % 3) * 9, 54 + Math.floor(i / 3) * 9, 1.7, '#5a2c14')) +
        line('M62 64Q90 58 114 64M60 71Q86 74 108 86', '#fff', 1.8, 'opacity=".9"'),
    ) +
    glint(-74, -60, 14)
  )
}

/** Star on its forehead, ribbons on its horns: the ox of the winter feasts. */
export const bull: Motif = (c) => {
  const hide = c.lin('#4a3a5a #1f1430:55 #0a0514')
  const horn = c.lin('#fffdf0 #f0d49a:60 #7a4a1a')
  const ribbon = (d: string, tint: string) => line(d, tint, 9)
  return (
    mirror(
      ribbon('M78-84C104-60 92-30 112 0', '#ff3d7a') +
        ribbon('M84-80C92-50 78-20 94 12', '#ffd21f') +
        ribbon('M90-86C118-70 112-40 122-18', '#2fd0e0'),
    ) +
    mirror(
      path('M40-58C66-60 84-78 78-116 100-100 108-62 82-40 68-30 50-30 40-36Z', horn) +
        path('M50-40C78-54 104-44 116-26 98-12 70-14 52-22Z', hide) +
        path('M62-34C80-42 96-36 104-27 92-20 76-22 62-26Z', '#c0607a'),
    ) +
    path(
      'M0-78C36-80 58-60 60-30 62 0 56 26 52 50 48 86 28 112 0 112S-48 86-52 50C-56 26-62 0-60-30-58-60-36-80 0-78Z',
      hide,
    ) +
    path('M-46-40C-40-62-20-72 0-72-20-60-34-40-38-10Z', '#fff', 'opacity=".2"') +
    path(
      'M0 30C34 30 56 46 54 74 52 100 28 116 0 116S-52 100-54 74C-56 46-34 30 0 30Z',
      c.lin('#ffc8b8 #e08a86:55 #9a4a58'),
    ) +
    mirror(oval(22, 66, 9, 12, '#5a1a30') + oval(20, 62, 4, 4, '#8a3a50')) +
    line('M-26 96Q0 108 26 96', '#7a2a44', 4) +
    oval(-16, 44, 16, 6, '#fff', 'opacity=".55"') +
    line('M-14 82A14 16 0 1 0 14 82', gold(c), 7) +
    mirror(
      path('M18-4C24-20 46-22 52-8 46 8 26 8 18-4Z', '#fff') +
        circle(36, -6, 10, c.rad('#ffb04a #8a3a10:60 #3a1408')) +
        circle(36, -6, 5, '#0a0510') +
        circle(32, -10, 3, '#fff') +
        line('M14-10C22-28 46-30 58-16', '#0a0514', 6),
    ) +
    path(star(0, -36, 26, 11), gold(c), 'stroke="#7a3c00" stroke-width="2.5"') +
    path(star(0, -36, 12, 5), '#ff3d5a') +
    mirror(circle(64, -62, 8, '#ff3d7a') + circle(76, -50, 6, '#2fd0e0') + circle(52, -70, 6, '#ffd21f')) +
    glint(-84, -96, 14)
  )
}
