import { at, circle, glint, glow, gold, group, line, mirror, n, oval, path, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { fan, quill } from './pieces.ts'

export const toucan: Motif = (c) => {
  const black = c.lin('#4a4a72 #161630:50 #06060f')
  return (
    group(fan(c, 5, 150, 196, 92, 15, c.lin('#2fb0ff #0a3a9a'), '#0a2a6a'), 'translate(-52 60)') +
    path('M-108 124Q-30 106 116 120L116 134Q-20 122-106 140Z', c.lin('#a8703a #4a2410')) +
    path(
      'M-14-92C34-96 62-66 56-28 52 2 66 28 58 62 50 98 18 118-16 116-60 112-84 84-78 40-72 8-58-10-60-36-60-70-44-90-14-92Z',
      black,
    ) +
    path('M-76 46C-96 70-94 104-70 122-60 96-40 70-22 56Z', c.lin('#2a2a4a #0a0a18')) +
    line('M-72 62Q-76 92-68 112M-58 60Q-62 84-58 98', '#5a5a8a', 2.4) +
    path(
      'M-36-58C-20-80 30-76 42-48 52-20 48 14 30 32 6 42-20 26-30-2-36-20-42-42-36-58Z',
      c.lin('#fffdf0 #fff3b8:50 #ffd24a'),
    ) +
    path('M-26 10C-14 34 10 42 30 32 22 48-2 54-18 40-26 30-28 20-26 10Z', c.lin('#ff5a4a #c70a24')) +
    path(
      'M20-74C60-104 122-78 128-26 130 2 124 22 112 34 112 8 92-10 60-14 40-16 26-22 20-38Z',
      c.lin('#ffe86b #ffb01f:40 #ff7a1a:75 #e0402a', 0, 0, 1, 1),
      'stroke="#6a2a08" stroke-width="3"',
    ) +
    path(
      'M20-38C26-20 44-14 62-14 84-12 104-4 110 16 84 2 52 2 28-8 18-16 16-28 20-38Z',
      c.lin('#ff9a3a #c7401a'),
      'stroke="#6a2a08" stroke-width="3"',
    ) +
    path('M128-26C130 2 124 22 112 34 113 14 104 2 92-6 112-8 122-14 128-26Z', '#1a0a14') +
    path('M34-74C66-94 106-74 118-40 94-66 64-72 36-64Z', '#fff', 'opacity=".75"') +
    path('M52-74Q60-44 56-16M76-72Q86-44 82-14', 'none', 'stroke="#c7501a" stroke-width="3" opacity=".6"') +
    circle(4, -50, 19, c.lin('#6ae8ff #1a8ae0')) +
    circle(4, -50, 11.5, '#fff') +
    circle(5, -50, 8.5, '#12081f') +
    circle(1.5, -54, 3.4, '#fff') +
    path('M-46-50C-46-76-28-86-10-86-28-76-38-60-40-40Z', '#fff', 'opacity=".35"') +
    line('M-8 114V126M-18 114V128M14 112V124M24 110V124', '#ff9a1f', 7) +
    glint(-54, 20, 12)
  )
}

export const owl: Motif = (c) => {
  const brown = c.lin('#c99a6a #7a4e2e:50 #3a2012')
  const scallop = c.part(path('M-9 0Q0 16 9 0Z', '#8a5a34', 'opacity=".75"'))
  return (
    path('M-112 112Q0 96 114 110L112 128Q0 114-110 130Z', c.lin('#a8703a #4a2410')) +
    mirror(
      path('M58-20C92 0 106 52 88 112 70 104 54 80 50 50Z', c.lin('#9a6a40 #3a1e10')) +
        line('M82 20Q92 60 82 96M70 16Q78 50 70 84', '#3a1e10', 2.6),
    ) +
    path(
      'M0-98C50-98 78-70 76-24 74 6 82 40 70 74 58 106 28 118 0 118S-58 106-70 74C-82 40-74 6-76-24-78-70-50-98 0-98Z',
      brown,
    ) +
    path('M0 8C36 8 56 34 52 66 48 98 24 112 0 112S-48 98-52 66C-56 34-36 8 0 8Z', c.lin('#fff3d6 #e8c48a')) +
    times(4, (row) =>
      times(5 - (row % 2), (i) => at(scallop, `translate(${-36 + i * 18 + (row % 2) * 9} ${32 + row * 18})`)),
    ) +
    path(
      'M-78-104C-66-84-38-84 0-66 38-84 66-84 78-104 86-76 78-56 66-44H-66C-78-56-86-76-78-104Z',
      c.lin('#b0804e #5a3620'),
    ) +
    mirror(
      circle(35, -36, 38, c.lin('#fff3d6 #e0b884')) +
        line(
          times(12, (i) => {
            const a = (i * 30 * Math.PI) / 180
            return `M${n(35 + Math.cos(a) * 28)} ${n(-36 + Math.sin(a) * 28)}L${n(35 + Math.cos(a) * 35)} ${n(-36 + Math.sin(a) * 35)}`
          }),
          '#a87a4a',
          2.4,
        ) +
        circle(34, -36, 25, '#2a1408') +
        circle(34, -36, 22, c.rad('#fff7a0 #ffc21a:55 #e07a00')) +
        circle(33, -35, 12, '#0c0612') +
        circle(27, -42, 6, '#fff') +
        circle(39, -29, 2.6, '#fff'),
    ) +
    path('M0-40C10-36 14-24 12-12L0 8-12-12C-14-24-10-36 0-40Z', c.lin('#ffe27a #ff9a1f:55 #b85a00')) +
    path('M-3-34L-8-14-2-8Z', '#fff', 'opacity=".6"') +
    mirror(line('M14 116V126M24 114V125M34 112V124', '#ff9a1f', 7)) +
    path('M-70-88C-56-78-36-76-20-68-40-68-58-66-68-56Z', '#fff', 'opacity=".3"') +
    glint(-58, 20, 11)
  )
}

export const phoenix: Motif = (c) => {
  const flame = c.lin('#fff3a0 #ff9a1f:45 #e0201a')
  const red = c.lin('#ff8a4a #f0281a:50 #8a0a1a')
  const plume = (turn: number, len: number, wide: number, fill: string) =>
    group(
      path(quill(len, wide), fill) + line(`M0-14V${n(-len * 0.9)}`, '#fff3b8', 2, 'opacity=".7"'),
      `rotate(${turn})`,
    )
  return (
    glow(c, 0, -10, 120, '#ffb03d', 0.6) +
    group(
      plume(180, 112, 17, flame) +
        plume(160, 100, 14, red) +
        plume(200, 100, 14, red) +
        plume(145, 76, 12, flame) +
        plume(215, 76, 12, flame),
      'translate(0 22)',
    ) +
    mirror(
      group(
        times(6, (i) => plume(34 + i * 17, 138 - i * 11, 19, i % 2 ? flame : red)) +
          times(5, (i) => plume(38 + i * 17, 86 - i * 6, 15, c.lin('#fffbd0 #ffd21f:50 #ff8a00'))),
        'translate(10 26)',
      ),
    ) +
    path(
      'M0-64C24-64 34-46 32-24 44 0 44 40 24 66 14 78 6 86 0 94-6 86-14 78-24 66-44 40-44 0-32-24-34-46-24-64 0-64Z',
      red,
    ) +
    path('M0-14C18 0 24 30 12 56L0 74-12 56C-24 30-18 0 0-14Z', c.lin('#fff7c0 #ffc52e:50 #ff8a1f')) +
    line('M-12 12Q0 22 12 12M-14 30Q0 40 14 30M-10 48Q0 56 10 48', '#e0601a', 2.6) +
    path(
      'M0-60C-14-84-30-86-32-108-16-104-10-96-6-88-8-106-2-118 6-124 6-108 10-98 8-88 14-98 22-104 34-106 30-86 14-82 0-60Z',
      flame,
    ) +
    path('M-26-44C-26-66 26-66 26-44 26-24 12-14 0-14S-26-24-26-44Z', c.lin('#ffc04a #f0481a')) +
    path('M-9-34C-4-40 4-40 9-34L0-10Z', c.lin('#fff0a0 #ffb01f:55 #a85a00')) +
    mirror(
      path('M8-46C14-54 24-52 26-44 20-38 12-38 8-46Z', '#fff') +
        circle(17, -45, 4.6, '#12081f') +
        circle(15.5, -47, 1.8, '#fff') +
        line('M5-50L28-54', '#8a0a1a', 4),
    ) +
    circle(0, -8, 7, gold(c)) +
    glint(-70, -54, 15) +
    glint(74, -20, 12)
  )
}

export const butterfly: Motif = (c) => {
  const upper = 'M6-14C22-70 70-116 108-100 134-86 122-34 92-10 66 8 28 8 6-6Z'
  const lower = 'M6 2C40-2 84 10 92 44 98 78 66 104 42 92 20 78 8 40 6 14Z'
  return (
    mirror(
      path(upper, c.lin('#8af6ff #1f8af0:45 #0a2a9a', 0, 0, 1, 1)) +
        path(
          'M20-20C34-58 70-92 96-84 112-74 102-38 80-20 60-4 34-6 20-12Z',
          c.lin('#d0fbff #3ab0ff:60 #1248c0', 0, 0, 1, 1),
        ) +
        line('M8-10L98-80M8-8L104-44M8-6L72-12M34-46L66-92', '#0a1f6a', 3, 'opacity=".7"') +
        path('M108-100C134-86 122-34 92-10 104-40 112-70 96-102Z', '#12082a', 'opacity=".85"') +
        circle(106, -78, 4.5, '#fff') +
        circle(109, -60, 3.6, '#fff') +
        circle(104, -44, 3, '#fff') +
        path(lower, c.lin('#ff9ae0 #b03ae0:50 #4a0a86', 0, 0, 1, 1)) +
        path('M16 14C40 8 70 20 76 44 78 66 60 82 46 76 30 66 20 40 16 20Z', c.lin('#ffd0f4 #e06bff:60 #8a1fc0')) +
        circle(54, 46, 13, '#fff3b0') +
        circle(54, 46, 9, '#ff8a1f') +
        circle(54, 46, 4.5, '#2a0a3a') +
        path('M92 44C98 78 66 104 42 92 62 90 82 70 84 34Z', '#12082a', 'opacity=".7"') +
        circle(84, 66, 3.4, '#fff') +
        circle(72, 82, 3, '#fff') +
        path('M28-38C44-64 70-84 90-80 68-70 46-50 36-28Z', '#fff', 'opacity=".55"') +
        line('M3-38C10-66 20-84 34-96', '#1a0a2e', 4.5) +
        circle(35, -98, 6, '#ffd24a'),
    ) +
    path(
      'M0-44C11-44 13-30 9-18 14 0 10 58 0 88-10 58-14 0-9-18-13-30-11-44 0-44Z',
      c.lin('#5a3a8a #1a0a3a', 0, 0, 1, 0),
    ) +
    line('M-9 4H9M-10 20H10M-9 36H9M-7 52H7', '#ffd24a', 3) +
    oval(-4, -28, 3, 6, '#fff', 'opacity=".6"') +
    glint(-92, -92, 14) +
    glint(84, 14, 12)
  )
}
