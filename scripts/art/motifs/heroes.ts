import {
  circle,
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
import { quill } from './pieces.ts'

/** Skull in a captain's hat over crossed cutlasses. */
export const pirate: Motif = (c) => {
  const bone = c.lin('#fffdf0 #f0e0c0:55 #a88a64')
  const felt = c.lin('#4a3a6a #1e1438:55 #08040f')
  const cutlass = group(
    path('M-8 0C-14-50-10-100 14-146 22-96 20-48 8 0Z', c.lin('#8a9ac0 #f8fbff:40 #a8b4d4', 0, 0, 1, 0)) +
      rect(-20, -4, 40, 12, 5, gold(c)) +
      rect(-7, 6, 14, 34, 5, c.lin('#8a4a20 #3a1a0a')) +
      circle(0, 42, 9, gold(c)),
    'translate(68 84)rotate(-42)',
  )
  return (
    mirror(cutlass) +
    path(
      'M0-46C54-46 76-14 74 22 72 44 58 54 52 62L48 92C34 106-34 106-48 92L-52 62C-58 54-72 44-74 22-76-14-54-46 0-46Z',
      bone,
    ) +
    mirror(
      path('M14 8C20-12 54-14 60 8 62 30 46 40 30 36 16 32 10 22 14 8Z', '#1a0a1e') +
        circle(38, 16, 7, '#ff4a2a') +
        circle(36, 13, 2.6, '#fff'),
    ) +
    path('M0 34L12 58H-12Z', '#1a0a1e') +
    path('M-40 72H40V90Q0 102-40 90Z', '#5a3a2a') +
    times(6, (i) => rect(-39 + i * 13.2, 68, 12, 17, 4, c.lin('#fff #e0cca8'))) +
    times(5, (i) => rect(-32 + i * 13.2, 84, 12, 13, 4, c.lin('#f4e6cc #b89a70'))) +
    path('M-62 10C-58-14-38-32-14-36-34-20-46 0-48 26Z', '#fff', 'opacity=".6"') +
    path(
      'M-116-22C-104-44-92-50-78-58-64-104-34-120 0-120S64-104 78-58C92-50 104-44 116-22 104-14 92-18 84-22 30-46-30-46-84-22-92-18-104-14-116-22Z',
      felt,
    ) +
    line('M-112-22C-98-30-92-28-84-32-30-56 30-56 84-32 92-28 98-30 112-22', gold(c), 6) +
    path('M-72-62C-60-96-34-110-6-112-34-96-50-80-54-56Z', '#fff', 'opacity=".18"') +
    group(
      circle(0, -4, 14, bone) +
        path('M-8 4H8V14H-8Z', bone) +
        circle(-5, -5, 3.6, '#1a0a1e') +
        circle(5, -5, 3.6, '#1a0a1e') +
        line('M-20 8L20 26M20 8L-20 26', '#fff3dc', 5),
      'translate(0 -84)',
    ) +
    circle(-70, 40, 9, 'none', 'stroke="#ffd24a" stroke-width="5"') +
    glint(-30, -28, 12) +
    glint(94, -40, 12)
  )
}

export const samurai: Motif = (c) => {
  const lacquer = c.lin('#ff6a5a #c7142a:45 #5a0416')
  const iron = c.lin('#5a5a86 #26264a:50 #0c0c20')
  return (
    mirror(
      path('M30-62C60-58 98-76 104-124 130-92 120-44 76-30 58-24 40-32 30-40Z', gold(c)) +
        path('M44-50C72-50 98-70 106-100 108-70 90-48 62-42Z', '#fff', 'opacity=".45"'),
    ) +
    mirror(
      times(
        4,
        (i) =>
          path(
            `M${56 - i * 2} ${-26 + i * 22}L${104 + i * 4} ${-2 + i * 24}Q${108 + i * 4} ${14 + i * 24} ${98 + i * 4} ${20 + i * 24}L${50 - i * 2} ${8 + i * 22}Z`,
            i % 2 ? iron : lacquer,
          ) +
          line(`M${58 - i * 2} ${-16 + i * 22}L${102 + i * 4} ${12 + i * 24}`, '#ffd24a', 3, 'stroke-dasharray="5 6"'),
      ),
    ) +
    path('M-66 6C-66-72-40-108 0-108S66-72 66 6Z', iron) +
    line('M0-108V-20M-22-104Q-34-66-34-24M22-104Q34-66 34-24M-44-90Q-56-60-56-22M44-90Q56-60 56-22', '#6a6a9a', 3) +
    path('M-54-50C-50-84-30-98-10-102-28-84-36-60-38-34Z', '#fff', 'opacity=".25"') +
    path('M-84-6Q0-56 84-6L74 10Q0-30-74 10Z', goldSide(c)) +
    path('M-78-2Q0-46 78-2', 'none', 'stroke="#7a3c00" stroke-width="2.5"') +
    circle(0, -58, 20, gold(c)) +
    circle(0, -58, 14, lacquer) +
    path(star(0, -58, 10, 4.5, 6), '#ffe27a') +
    path('M-54 6Q0-24 54 6L48 66Q38 112 0 114-38 112-48 66Z', lacquer) +
    path('M-48 8Q0-18 48 8L44 30Q0 8-44 30Z', '#1a0612') +
    mirror(
      path('M10 18C18 6 38 8 46 18 38 28 18 28 10 18Z', '#ffe9a0') +
        circle(27, 18, 6, '#1a0612') +
        circle(25, 16, 2, '#fff') +
        path('M6 8C18-6 40-6 52 10 38 4 22 6 10 16Z', c.lin('#fff3d0 #c79a4a')),
    ) +
    path('M-10 26H10L16 52Q0 60-16 52Z', c.lin('#ff7a6a #a80a24')) +
    path('M-34 62C-20 52 20 52 34 62 30 92 14 98 0 98S-30 92-34 62Z', '#22060e') +
    times(5, (i) => rect(-26 + i * 10.6, 60 - (i === 2 ? 2 : 0), 9.4, 13, 3, '#fff3d8')) +
    mirror(path('M20 92L26 70 32 86Z', '#fff3d8')) +
    line(
      'M-40 50Q-22 40-14 52M40 50Q22 40 14 52M-42 76Q-36 100-16 106M42 76Q36 100 16 106',
      '#ffb08a',
      3,
      'opacity=".8"',
    ) +
    path('M-26 108L0 126 26 108 16 122 0 128-16 122Z', '#3a0a14') +
    glint(-90, -84, 15) +
    glint(0, -66, 9)
  )
}

export const viking: Motif = (c) => {
  const horn = c.lin('#fffdf0 #f0d8a8:55 #8a5a2a')
  const steel = c.lin('#5a6a94 #e8f0ff:35 #9aa8cc:60 #36426a', 0, 0, 1, 0)
  const beard = c.lin('#ffc45a #e07a1f:50 #8a3a0a')
  return (
    mirror(
      path('M52-46C84-44 104-72 96-122 128-92 130-34 92-14 74-6 58-12 50-22Z', horn) +
        line('M66-34Q84-28 92-18M84-50Q102-44 108-32M98-72Q112-68 118-60', '#a8783a', 3, 'opacity=".7"'),
    ) +
    mirror(
      group(
        path(quill(120, 17), beard) + line('M-12-30Q0-36 12-30M-13-54Q0-60 13-54M-12-78Q0-84 12-78', '#8a3a0a', 3),
        'translate(46 18)rotate(168)',
      ) + circle(60, 92, 9, gold(c)),
    ) +
    path('M-62 4C-66 60-40 110 0 126 40 110 66 60 62 4Z', beard) +
    line(
      'M-30 60Q-26 92-8 112M30 60Q26 92 8 112M0 66V118M-48 40Q-46 70-30 94M48 40Q46 70 30 94',
      '#9a420c',
      3,
      'opacity=".75"',
    ) +
    path('M-56-20H56V24C56 48 30 58 0 58S-56 48-56 24Z', c.lin('#ffdcb0 #f0a870:60 #b8683a')) +
    path('M-70-8C-74-76-44-110 0-110S74-76 70-8Q0-30-70-8Z', steel) +
    path('M-54-34C-52-76-34-94-10-100-28-80-34-58-34-30Z', '#fff', 'opacity=".5"') +
    path('M-9-112H9V-18H-9Z', goldSide(c)) +
    path('M-74-14Q0-38 74-14V6Q0-18-74 6Z', goldSide(c)) +
    [-54, -28, 28, 54].map((x) => circle(x, -8 - (x * x < 1000 ? 6 : 0), 4, '#7a3c00')).join('') +
    times(3, (i) => circle(0, -92 + i * 24, 4, '#7a3c00')) +
    path('M-13-18H13L9 28Q0 36-9 28Z', steel) +
    mirror(
      path('M16 8C22-2 42-2 48 8 42 18 22 18 16 8Z', '#fff') +
        circle(31, 8, 7, '#2a8ae0') +
        circle(31, 8, 3.4, '#0a1a3a') +
        circle(29, 6, 2, '#fff') +
        path('M12 0C22-12 44-12 56-2 44-6 26-4 14 6Z', c.lin('#e08a2f #8a3a0a')) +
        oval(42, 28, 10, 6, '#ff7a5a', 'opacity=".6"'),
    ) +
    path('M-16 24C-8 18 8 18 16 24 16 36-16 36-16 24Z', '#f0a070') +
    path(
      'M0 36C20 28 50 38 66 62 44 56 20 62 0 50-20 62-44 56-66 62-50 38-20 28 0 36Z',
      c.lin('#ffd27a #e0852a:60 #a84a10'),
    ) +
    path('M-20 58Q0 70 20 58 14 76 0 76T-20 58Z', '#5a0f1a') +
    path('M-14 60Q0 68 14 60L12 65Q0 70-12 65Z', '#fff') +
    glint(-90, -92, 13) +
    glint(-30, -70, 14)
  )
}

/** Sun with a face, in the manner of Andean gold work. */
export const sunmask: Motif = (c) => {
  const g = gold(c)
  return (
    times(16, (i) =>
      path(
        i % 2 ? 'M-13-78L0-124 13-78Z' : 'M-11-78C-20-92 4-98-6-120 16-104 20-92 11-78Z',
        i % 2 ? g : c.lin('#fff3a0 #ff8a1f:60 #c7301a'),
        `transform="rotate(${i * 22.5})"`,
      ),
    ) +
    circle(0, 0, 90, goldSide(c)) +
    circle(0, 0, 82, '#7a2f08') +
    circle(0, 0, 79, c.lin('#1fc7b8 #0a7a86:60 #064a5e')) +
    times(24, (i) => rect(-4, -79, 8, 11, 2, i % 2 ? '#ffd24a' : '#e0342a', `transform="rotate(${i * 15})"`)) +
    circle(0, 0, 66, g) +
    path('M-58-30C-46-54-24-64 0-64S46-54 58-30C36-44-36-44-58-30Z', c.lin('#ff7a5a #c7281f')) +
    times(5, (i) => path('M-6 0L0-14 6 0Z', '#ffe27a', `transform="rotate(${-44 + i * 22})translate(0 -48)"`)) +
    mirror(
      path('M12-12C18-28 42-28 50-14 42-2 20-2 12-12Z', '#5a2405') +
        path('M16-12C22-22 38-22 44-13 38-6 22-6 16-12Z', '#fffbe0') +
        circle(30, -13, 6.5, '#0a6a7a') +
        circle(30, -13, 3, '#04202a') +
        line('M8-22Q28-40 54-24', '#8a4200', 5) +
        circle(40, 16, 13, 'none', 'stroke="#a85a00" stroke-width="4"') +
        circle(40, 16, 6, '#e0342a') +
        path('M58-4C72 0 72 26 58 30Z', '#1fc7b8', 'stroke="#7a3c00" stroke-width="2.5"'),
    ) +
    path('M-7-14H7L14 18Q0 28-14 18Z', c.lin('#ffe27a #e0941f')) +
    line('M-8-14L-14 18Q0 28 14 18L8-14', '#a85a00', 3) +
    path('M-30 32Q0 24 30 32 26 54 0 56T-30 32Z', '#7a1f0a') +
    times(5, (i) => rect(-22 + i * 9, 32, 8, 10, 2, '#fffbe0')) +
    line('M-32 31Q0 23 32 31', '#a85a00', 4) +
    path('M-56-22C-46-46-24-58-2-60-28-50-42-34-46-12Z', '#fff', 'opacity=".55"') +
    path(
      'M0-62L9-48 0-36-9-48Z',
      c.rad('#b8fff0 #12b5a8:60 #06504f', 0.35, 0.3, 0.8),
      'stroke="#7a3c00" stroke-width="2.5"',
    ) +
    glint(-60, -60, 15) +
    glint(70, 40, 11)
  )
}
