import {
  circle,
  each,
  glint,
  glow,
  gold,
  goldSide,
  group,
  line,
  mirror,
  oval,
  path,
  rect,
  star,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'

export const crystalball: Motif = (c) =>
  glow(c, 0, -24, 122, '#c88aff', 0.7) +
  path('M-58 58H58L78 104Q80 118 66 118H-66Q-80 118-78 104Z', goldSide(c)) +
  path('M-70 100H70L76 112H-76Z', c.lin('#ffe9a0 #8a4a00')) +
  path('M-66 50Q0 84 66 50L60 72Q0 98-60 72Z', c.lin('#8a3ad0 #3a0a7a')) +
  mirror(circle(40, 88, 8, c.rad('#ffb3c2 #f0143c:50 #7a0424', 0.35, 0.3, 0.8))) +
  circle(0, 92, 11, c.rad('#a8f0ff #1a9aff:50 #0a2f9a', 0.35, 0.3, 0.8)) +
  circle(0, -24, 88, c.rad('#f4d8ff #b05af0:38 #5a1ab8:66 #1a0650', 0.4, 0.34, 0.72)) +
  path('M-66 2C-40-16-20 22 8 4S58-4 76 14C62 44 34 62 0 62S-52 42-66 2Z', c.lin('#ff9af0/.85 #5a2ad0/.2')) +
  path('M-78-34C-48-56-22-30 4-46S54-72 72-54C60-18 30-34 2-18S-52-4-78-34Z', '#8af0ff', 'opacity=".38"') +
  path(star(6, -28, 34, 14), c.lin('#fffbe0 #ffe36b:50 #ffab1f'), 'stroke="#fff3b0" stroke-width="2"') +
  path(star(-36, -2, 11, 4.6), '#fff3b0') +
  path(star(42, 10, 9, 3.8), '#fff3b0') +
  path(star(-20, -70, 8, 3.4), '#fff3b0') +
  path('M-72-46C-64-80-38-100-8-104-32-88-48-68-54-34-62-30-70-34-72-46Z', '#fff', 'opacity=".75"') +
  oval(46, 30, 20, 9, '#fff', 'opacity=".35" transform="rotate(-42 46 30)"') +
  glint(-44, -78, 16) +
  glint(74, -70, 14) +
  glint(-96, 14, 11)

export const potion: Motif = (c) => {
  const flask = 'M-22-62V-96H22V-62C62-48 92-14 92 30 92 80 52 112 0 112S-92 80-92 30C-92-14-62-48-22-62Z'
  return (
    glow(c, 0, 20, 120, '#8affd0', 0.5) +
    path(flask, c.lin('#d8f6ff/.95 #8ac8f0/.8:50 #3a6ab8/.9')) +
    path(
      'M-82 14C-50 0-24 26 4 12S60 0 82 14C86 28 86 38 82 50 72 86 38 104 0 104S-72 86-82 50C-86 38-86 28-82 14Z',
      c.lin('#8affb8 #12c08a:45 #046a5e'),
    ) +
    path('M-82 14C-50 0-24 26 4 12S60 0 82 14C58 22 32 12 6 24S-50 16-82 14Z', '#d8ffe8', 'opacity=".8"') +
    each(
      [
        [-40, 56, 13],
        [20, 40, 9],
        [44, 66, 11],
        [-8, 78, 8],
        [-54, 34, 6],
        [58, 40, 5],
        [4, 56, 5],
      ],
      (x, y, r) => circle(x, y, r, '#eafff4', 'opacity=".55"') + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff'),
    ) +
    path('M-66 0C-58-26-42-42-24-48-40-26-48 0-48 30-60 26-66 14-66 0Z', '#fff', 'opacity=".7"') +
    oval(-56, 52, 6, 15, '#fff', 'opacity=".55" transform="rotate(14 -56 52)"') +
    rect(-30, -104, 60, 16, 7, c.lin('#e8faff #7ab0e0')) +
    path('M-19-124H19L16-102H-16Z', c.lin('#e0a868 #7a4420')) +
    rect(-25, -66, 50, 12, 5, gold(c)) +
    path(star(0, 60, 30, 13), gold(c), 'stroke="#7a3c00" stroke-width="3"') +
    circle(0, 60, 9, '#e0342a') +
    line('M20-62Q54-74 66-94', '#a8742a', 3) +
    group(
      path('M-16-18H16L20 18H-20Z', c.lin('#fff3d0 #d8a85a')) +
        path('M0 12C-10 4-14-4-8-9-3-12 0-8 0-6 0-8 3-12 8-9 14-4 10 4 0 12Z', '#d0142e'),
      'translate(72 -74)rotate(18)',
    ) +
    glint(-68, -62, 13) +
    glint(96, 10, 11)
  )
}

export const grimoire: Motif = (c) =>
  group(
    path('M-86-96H70Q86-96 86-80V112H-70Q-86 112-86 96Z', '#2a0640', 'transform="translate(10 8)"') +
      path('M-78 88H92V106H-78Q-92 104-92 94T-78 88Z', c.lin('#fff7e0 #d8b880')) +
      line('M-78 94H90M-80 100H90', '#b8905a', 1.8) +
      path('M-80-104H80Q94-104 94-90V92H-78Q-92 92-92 104V-90Q-92-104-80-104Z', c.lin('#a85af0 #5a1ab0:45 #22064e')) +
      path('M-92 104V-90Q-92-104-80-104H-64V92H-78Q-92 92-92 104Z', c.lin('#3a0a7a #7a3ad0:50 #2a0658', 0, 0, 1, 0)) +
      line('M-48-88H76V76H-48Z', gold(c), 5) +
      ['M-52-92H-22L-52-62Z', 'M80-92H50L80-62Z', 'M-52 80H-22L-52 50Z', 'M80 80H50L80 50Z']
        .map((d) => path(d, gold(c)))
        .join('') +
      path('M-86-60H-64V-48H-86ZM-86 36H-64V48H-86Z', gold(c)) +
      circle(14, -8, 52, 'none', 'stroke="#ffd95a" stroke-width="3"') +
      path(star(14, -8, 50, 24, 6), 'none', 'stroke="#ffd95a" stroke-width="3"') +
      path('M-26-8C-10-34 38-34 54-8 38 18-10 18-26-8Z', c.lin('#fffbe0 #ffe9b0')) +
      circle(14, -8, 19, c.rad('#8affec #12b5a8:55 #064a5a', 0.42, 0.38, 0.7)) +
      path('M14-26C20-16 20 0 14 10 8 0 8-16 14-26Z', '#0a0a1f') +
      circle(8, -15, 4.4, '#fff') +
      path('M80-8H104Q112-8 112 2T104 12H80Z', goldSide(c)) +
      circle(98, 2, 5, '#7a3c00') +
      path('M-44-84H20C-8-60-30-20-38 40H-44Z', '#fff', 'opacity=".14"'),
    'rotate(-6)',
  ) +
  glint(-64, -100, 14) +
  glint(92, -84, 16) +
  glint(62, 84, 12) +
  path(star(100, 60, 10, 4), '#fff3b0', 'stroke="none"') +
  path(star(-108, 20, 12, 5), '#fff3b0', 'stroke="none"')

export const sword: Motif = (c) => {
  const blade = group(
    path('M-13 40V-96L0-126 13-96V40Z', c.lin('#7a8ab8 #fff:42 #f4f8ff:50 #9aa8cc:54 #4a5a8a', 0, 0, 1, 0)) +
      line('M0-96V40', '#6a7aa8', 3) +
      path('M-36 34Q0 22 36 34L40 48Q0 38-40 48Z', goldSide(c)) +
      rect(-8, 44, 16, 44, 5, c.lin('#8a4a20 #3a1a0a')) +
      line('M-8 54L8 60M-8 66L8 72M-8 78L8 84', '#ffd24a', 3) +
      circle(0, 98, 14, gold(c)) +
      circle(0, 98, 7, c.rad('#ffb3c2 #f0143c:50 #7a0424', 0.35, 0.3, 0.8)),
    'translate(0 -4)rotate(48)scale(1.22)',
  )
  return (
    mirror(blade) +
    path('M0-72C23-62 45-59 65-60 69-7 53 50 0 86-53 50-69-7-65-60-45-59-23-62 0-72Z', goldSide(c)) +
    group(
      path(
        'M0-70C22-60 44-57 64-58 66-6 50 48 0 84-50 48-66-6-64-58-44-57-22-60 0-70Z',
        c.lin('#4a8aff #1a3ad0:50 #0a1470'),
      ) +
        path('M0-70C22-60 44-57 64-58 66-6 50 48 0 84Z', c.lin('#ff6a6a #d0142e:50 #6a0418')) +
        line('M0-70V84', gold(c), 8) +
        line('M-63-6Q0 14 63-6', gold(c), 8) +
        path(star(0, 2, 36, 16, 8), gold(c), 'stroke="#7a3c00" stroke-width="3"') +
        circle(0, 2, 13, c.rad('#b8fff0 #12b5a8:55 #06504f', 0.35, 0.3, 0.8)) +
        path('M-58-52C-44-52-24-54-8-62-30-40-46-16-52 16-58-6-60-30-58-52Z', '#fff', 'opacity=".4"') +
        '',
      'scale(.86)',
    ) +
    glint(-78, -84, 16) +
    glint(74, -72, 12)
  )
}
