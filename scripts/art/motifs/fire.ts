import { circle, glint, gold, goldSide, group, line, mirror, n, oval, path, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { quill } from './pieces.ts'

export const dragon: Motif = (c) => {
  const scale = c.lin('#8affb0 #19b56a:45 #07503f'),
    mane = c.lin('#ffe36b #ff7a1f:50 #b8140f'),
    horn = c.lin('#fff9d8 #f0c05a:50 #8a4a10', 1, 0, 0, 1)
  return (
    mirror(
      times(6, (i) => group(path(quill(124 - i * 4, 22), mane), `translate(20 ${20 + i * 4})rotate(${28 + i * 21})`)) +
        path('M26-62C30-92 58-104 66-128 92-100 82-66 56-46Z', horn) +
        path('M34-72q18-2 28 8M46-92q14 0 26 8', 'none', 'stroke="#8a4a10" stroke-width="2.5"'),
    ) +
    mirror(
      path('M0-82C26-84 48-70 60-52L92-60 80-34 108-26 86-6 106 16 78 22 84 48 56 46C52 76 32 106 0 110Z', scale),
    ) +
    path('M-14-78Q0-104 14-78L10-30H-10Z', c.lin('#ffe36b #e07a1f')) +
    line('M-12-62Q0-54 12-62M-12-48Q0-40 12-48', '#8a3a10', 2.5) +
    path('M-40 66C-26 76 26 76 40 66 40 96 22 116 0 116S-40 96-40 66Z', c.lin('#3a0410 #a8182a')) +
    path('M-22 98Q0 82 22 98 14 110 0 110T-22 98Z', '#ff8a96') +
    mirror(path('M30 68l9-1-3 22ZM16 72l10-1-4 14ZM4 73h8l-4 11ZM26 100l8-6-3-14Z', '#fff')) +
    path(
      'M0-18C20-18 28-2 34 16 56 22 62 48 50 66 34 80-34 80-50 66-62 48-56 22-34 16-28-2-20-18 0-18Z',
      c.lin('#b8ffc8 #2fc97a:50 #0b6a4c'),
    ) +
    path('M-20-4C-14-14 14-14 20-4 12-8-12-8-20-4Z', '#fff', 'opacity=".7"') +
    line('M-26 24Q0 14 26 24M-18 12Q0 4 18 12', '#0b6a4c', 3) +
    mirror(
      path('M14 44C24 30 44 34 44 50 38 60 20 58 14 44Z', '#04382c') +
        path('M22 34C32 26 50 32 50 48', 'none', 'stroke="#d8ffe0" stroke-width="3"') +
        path('M16-22C28-46 56-48 74-34 62-12 36-8 16-22Z', '#04201c') +
        path('M24-24C34-40 54-41 66-33 56-17 38-15 24-24Z', c.lin('#fffbd0 #ffd21f:55 #ff6a00')) +
        oval(47, -28, 4, 9, '#1a0508') +
        circle(44, -33, 2.6, '#fff') +
        path('M8-30C24-62 62-64 90-44 64-50 34-44 18-22Z', c.lin('#fff0a0 #ff9a1f')) +
        line('M48 58C84 60 100 84 84 104 74 112 64 104 70 96', '#ffd95a', 5) +
        path('M8 106L0 126-8 106ZM26 96L24 122 8 108Z', mane),
    )
  )
}

export const seven: Motif = (c) => {
  const d = 'M-84-104H88V-66C50-24 22 34 14 108H-46C-40 34-8-20 26-56H-44V-34H-84Z'
  return (
    times(9, (i) =>
      group(
        path('M0 0C-20-30 10-50 0-92 34-60 24-24 0 0Z', c.lin('#fff07a #ff7a1f:60 #e0201a')),
        `translate(${-80 + i * 20} 108)scale(${n(0.6 + (i % 3) * 0.35)})`,
      ),
    ) +
    times(6, (i) => path(d, i > 4 ? '#a85a00' : '#5a2400', `transform="translate(${12 - i * 2} ${10 - i * 1.7})"`)) +
    path(d, goldSide(c)) +
    path(d, gold(c), 'stroke="#fff3b8" stroke-width="3"') +
    path('M-74-94H78V-69C40-26 14 30 5 98H-35C-28 38 4-24 46-66H-54V-44H-74Z', c.lin('#ff8a7a #f0142e:35 #8f0420')) +
    path('M-74-94H78V-82H-74ZM-74-82H-64V-44H-74Z', '#fff', 'opacity=".45"') +
    path('M66-69C32-28 6 30-3 98H-12C-4 30 22-28 54-66Z', '#fff', 'opacity=".3"') +
    glint(-80, -98, 22) +
    glint(84, -70, 14) +
    glint(-40, 100, 13)
  )
}
