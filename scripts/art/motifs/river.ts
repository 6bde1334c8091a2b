import {
  at,
  circle,
  each,
  glint,
  gold,
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

/** The golden fish of the great rivers, leaping at the hook. */
export const dourado: Motif = (c) => {
  const fin = c.lin('#ffb05a #f0501f:50 #9a1a0a')
  const body = 'M-78 84C-72 34-44-22 8-58 40-80 74-90 98-84L106-64 84-54 100-38C98 2 72 38 34 60 0 78-34 86-58 104Z'
  const scale = c.part(line('M-9-7Q4-2 4 0 4 2-9 7', '#a85a08', 2.6))
  return (
    path('M-112 102Q-84 80-52 100T10 102 70 100 116 102Q112 126 0 126T-112 102Z', c.lin('#aef4e4 #2aa88a:60 #0a5a5a')) +
    path('M-60 84C-84 60-108 52-122 58-114 76-106 86-94 92-104 98-112 108-112 118-88 122-66 112-50 98Z', fin) +
    path('M-12-44C-26-68-26-92-14-110 12-102 34-90 44-76Z', fin) +
    path('M30 58C32 80 44 94 62 98 68 80 62 60 54 44Z', fin) +
    path(body, c.lin('#fff6b0 #ffc82e:34 #f08a0a:66 #a84408')) +
    path('M100-38C98 2 72 38 34 60 0 78-34 86-58 104-62 92-40 70-10 54 40 28 70 0 78-40Z', c.lin('#fffbe0 #ffe08a')) +
    group(
      times(7, (i) =>
        times(3, (k) => at(scale, `translate(${-42 + i * 16 + k * 5} ${46 - i * 15 + k * 14})rotate(-42)`)),
      ),
      '',
      'opacity=".75"',
    ) +
    line('M-62 70C-40 26-10-8 40-40', '#7a3a05', 3, 'stroke-dasharray="3 8"') +
    path('M42 0C26 8 20 26 28 44 48 40 60 22 60 4Z', fin) +
    path('M56-78C44-62 42-40 54-20', 'none', 'stroke="#a85a08" stroke-width="4"') +
    line('M84-54L62-46', '#7a1a05', 4.5) +
    path('M84-54L106-64 100-72 82-62Z', '#fff') +
    path('M84-54L100-38 102-48 90-56Z', '#fff') +
    eye(c, 72, -66, 10, '#ff9a4a #d0301a:60 #5a0a05') +
    path('M-40 10C-24-24 4-50 44-68 16-40-14-10-26 24Z', '#fff', 'opacity=".6"') +
    line('M116-124V-66Q116-44 100-46', '#12081f', 9) +
    line('M116-124V-66Q116-44 100-46', '#e8eefc', 4.5) +
    line('M-92 104Q-66 92-44 106M10 108Q40 96 66 108', '#fff', 3.4, 'opacity=".85"') +
    circle(-88, 40, 7, '#dffcf4') +
    circle(-98, 20, 4.5, '#fff') +
    circle(92, 70, 7, '#dffcf4') +
    circle(80, 46, 4, '#fff') +
    glint(-2, -28, 13) +
    glint(-54, 54, 10)
  )
}

/** The fishermen's raft of the north-east, its sail before the sun. */
export const jangada: Motif = (c) => {
  const sail = 'M-30-118C40-104 102-40 106 46 60 62 8 62-40 52-28-4-26-60-30-118Z'
  const log = c.lin('#f0c07a #b8702a:45 #5a2c0a')
  return (
    circle(-26, -24, 84, c.rad('#fffde0 #ffe36b:45 #ff9a2a:80 #f0601a')) +
    path(sail, c.lin('#ffffff #fff0d0:55 #e8b070', 0, 0, 1, 0.5)) +
    group(
      path('M-60-70L120-10V30L-60-34Z', '#ff5a3a') + path('M-60-14L120 34V62L-60 12Z', '#12a89a'),
      '',
      `clip-path="${c.clip(`<path d="${sail}"/>`)}" stroke="none"`,
    ) +
    line('M-30-112C0-70 10-20 4 56M-30-112C40-70 66-10 62 56', '#b8803a', 2.4, 'opacity=".7"') +
    path(star(34, 8, 15, 6), '#fff') +
    line('M-32-122L-46 84', '#3a1a08', 13) +
    line('M-32-122L-46 84', '#c98a4a', 7) +
    line('M-46 62L100 48', '#3a1a08', 10) +
    line('M-46 62L100 48', '#c98a4a', 5) +
    line('M-34-100L-104 74', '#fff3dc', 2.6) +
    path('M-116 104Q-84 88-52 104T10 104 70 104 118 104Q112 126 0 126T-116 104Z', c.lin('#8af6ff #1fa0d8:60 #0a5a9a')) +
    times(3, (i) => rect(-112 + i * 5, 96 - i * 11, 222 - i * 12, 15, 7.5, log)) +
    times(3, (i) => circle(103 - i * 7, 103.5 - i * 11, 5, '#ffe0a8')) +
    times(4, (i) => rect(-86 + i * 52, 70, 9, 42, 4, '#8a4a18')) +
    path('M58 66Q74 42 90 66Z', c.lin('#ffd98a #a8641f')) +
    line('M-96 116Q-70 106-48 118M20 118Q48 106 74 118', '#fff', 3.4, 'opacity=".85"') +
    glint(-84, -72, 13) +
    glint(84, -2, 11)
  )
}

/** The tail of the mermaid of the rivers, before the moon. */
export const mermaid: Motif = (c) => {
  const fluke = c.lin('#d8fff0 #2ad8c0:40 #1a6ac8:75 #3a1a8a')
  const tail = 'M-70 104C-84 40-60-4-20-26 4-40 18-54 22-74L52-66C56-34 40-8 16 12-8 34-10 66 0 104Z'
  const scale = c.part(
    path('M-12-9H12Q12 10 0 12-12 10-12-9Z', c.lin('#baffea #1fb89a:60 #0a6a7a'), 'stroke="#0a4a5a" stroke-width="2"'),
  )
  return (
    circle(-34, -34, 80, c.rad('#fffef4 #f4ecc8:60 #d8c890', 0.4, 0.36, 0.7)) +
    each(
      [
        [-66, -62, 13],
        [-86, -28, 8],
        [-40, -84, 8],
      ],
      (x, y, r) => circle(x, y, r, '#cdbb85', 'opacity=".55"'),
    ) +
    path('M36-62C20-92-4-116-36-120-34-94-22-72 4-60-6-58-14-56-20-48 4-38 26-44 38-54Z', fluke) +
    path('M36-62C52-96 84-118 118-114 116-86 98-64 72-54 84-50 94-44 98-34 72-28 46-38 36-54Z', fluke) +
    line(
      'M30-62C12-86-8-102-28-110M28-58C16-62 4-60-10-52M44-62C62-86 84-100 108-106M46-58C60-58 74-52 88-42',
      '#fff',
      3,
      'opacity=".6"',
    ) +
    path(tail, c.lin('#8af6d8 #1fb89a:50 #0a5a7a')) +
    group(
      times(10, (row) =>
        times(6, (i) =>
          at(scale, `translate(${-84 + i * 23 + (row % 2) * 11 + (row < 5 ? 30 : 0)} ${100 - row * 17})`),
        ),
      ),
      '',
      `clip-path="${c.clip(`<path d="${tail}"/>`)}"`,
    ) +
    path(tail, c.lin('#fff/.4 #fff/0:35 #03203a/.6', 0, 0, 1, 0), 'stroke="none"') +
    path('M-116 100Q-84 80-52 98T10 100 70 98 118 102Q112 126 0 126T-116 100Z', c.lin('#9ad8ff #2a6ad8:60 #14287a')) +
    line('M-100 106Q-74 94-52 108M18 108Q46 96 74 108', '#fff', 3.4, 'opacity=".85"') +
    each(
      [
        [64, 74, 13],
        [88, 56, 9],
        [66, 40, 7],
      ],
      (x, y, r) => circle(x, y, r, c.rad('#fff #fbeaff:45 #b89ad8', 0.36, 0.3, 0.75)),
    ) +
    glint(-46, 20, 12) +
    glint(80, -88, 13) +
    glint(-84, -80, 10)
  )
}

/** The carved head which keeps evil from the boats of the old river. */
export const carranca: Motif = (c) => {
  const wood = c.lin('#ff8a5a #d8341f:45 #7a0f0a')
  const mane = c.lin('#5a3a2a #24120a:60 #0a0503')
  return (
    mirror(
      path('M0-112C46-120 92-96 104-50 118-6 116 60 92 112 78 100 70 84 68 64L60-40Z', mane) +
        line('M84-66C98-30 100 30 88 84M70-80C84-50 90 10 80 60', '#8a6a4a', 3.4),
    ) +
    path(
      'M0-104C48-104 76-74 78-34 80 4 82 36 66 74 54 104 28 118 0 118S-54 104-66 74C-82 36-80 4-78-34-76-74-48-104 0-104Z',
      wood,
    ) +
    path('M-60-50C-52-84-24-96 0-96-30-80-46-50-50-6Z', '#fff', 'opacity=".35"') +
    mirror(
      path('M76-30C96-44 112-40 116-24 112-4 96 6 78 2Z', c.lin('#ffb07a #b8301a')) +
        path('M6-46C20-78 58-86 76-66 70-58 66-54 62-50 46-62 26-58 12-36Z', '#0f0a08') +
        oval(38, -30, 27, 24, '#fff') +
        circle(35, -28, 14, c.rad('#ffe36b #f0a01f:45 #7a3a00')) +
        circle(34, -28, 7.5, '#0a0508') +
        circle(30, -33, 3.4, '#fff') +
        path('M14 22C18 10 30 8 36 16 34 28 22 32 14 30Z', '#3a0805') +
        line('M50 4C62 12 68 24 68 38', '#5a0a05', 4),
    ) +
    path(
      'M-16-36C-14-6-22 10-34 22-26 34-12 34 0 30 12 34 26 34 34 22 22 10 14-6 16-36Q0-48-16-36Z',
      c.lin('#ffa87a #c82a1a'),
    ) +
    path('M-62 44Q0 62 62 44 66 84 36 98 0 108-36 98-66 84-62 44Z', '#2a0505') +
    path('M-26 82Q0 66 26 82 24 108 0 110T-26 82Z', c.lin('#ff7a8a #c8142e')) +
    line('M0 80V104', '#8a0a1e', 3) +
    path('M-58 47Q0 64 58 47L50 66 40 55 28 71 14 60 0 74-14 60-28 71-40 55-50 66Z', '#fffbe8') +
    path('M-50 88L-42 72-32 90ZM50 88L42 72 32 90Z', '#fffbe8') +
    path('M-22-84Q0-96 22-84L14-62Q0-70-14-62Z', c.lin('#8af07a #1f8a3a')) +
    path(star(0, -79, 10, 4), gold(c)) +
    mirror(circle(62, 14, 6, '#fff', 'opacity=".9"') + circle(56, 30, 4.4, '#fff', 'opacity=".9"')) +
    glint(-46, -70, 12) +
    glint(60, -84, 9)
  )
}
