import {
  at,
  circle,
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
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { suit, word } from './pieces.ts'

/** A striped lighthouse on its rock. */
export const lighthouse: Motif = (c) => {
  const tower = 'M-30-62H30L46 84H-46Z'
  return (
    path('M0-84L-126-112V-44Z', c.lin('#fff6b0/.1 #fff08a/.95', 0, 0, 1, 0), 'stroke="none"') +
    path('M0-84L126-112V-44Z', c.lin('#fff08a/.95 #fff6b0/.1', 0, 0, 1, 0), 'stroke="none"') +
    path(
      'M-96 96C-88 72-66 74-56 64-40 72 40 70 54 64 70 72 92 76 98 98 60 112-60 112-96 96Z',
      c.lin('#a8b0c8 #5a6280:50 #242a48'),
    ) +
    path(tower, c.lin('#ffffff #f0f2ff:40 #a8b0d0', 0, 0, 1, 0)) +
    group(
      path('M-60-40L60-20V10L-60-10ZM-60 26L60 46V78L-60 58Z', c.lin('#ff8a7a #e0202e:40 #7a0414', 0, 0, 1, 0)),
      '',
      `clip-path="${c.clip(`<path d="${tower}"/>`)}" stroke="none"`,
    ) +
    path('M-24-58H-14L-24 80H-38Z', '#fff', 'opacity=".5"') +
    path('M-10 84V62Q0 48 10 62V84Z', '#3a1a2a') +
    rect(-6, -34, 13, 19, 6, '#2a3a6a') +
    rect(-6, 14, 13, 19, 6, '#2a3a6a') +
    rect(-44, -70, 88, 13, 5, c.lin('#5a6aa8 #1f2a5a')) +
    line('M-40-70V-86M-20-70V-86M20-70V-86M40-70V-86M-42-86H42', '#2a3668', 4) +
    rect(-22, -104, 44, 36, 5, c.lin('#fffde0 #ffe36b:60 #ffb01f')) +
    glow(c, 0, -86, 46, '#fff6b0', 0.95) +
    line('M-8-104V-70M8-104V-70', '#6a4a10', 3) +
    path('M-30-102Q-24-126 0-126T30-102Z', c.lin('#ff8a7a #d0182a:55 #7a0414')) +
    circle(0, -126, 6, gold(c)) +
    path('M-118 102Q-86 82-54 100T10 100 70 98 118 104Q112 126 0 126T-118 102Z', c.lin('#9af0ff #2a8ae0:60 #0a3a8a')) +
    line('M-100 108Q-74 96-52 110M18 108Q46 96 74 110', '#fff', 3.4, 'opacity=".9"') +
    circle(-84, 74, 5, '#fff') +
    circle(88, 70, 6, '#fff') +
    glint(24, -14, 11) +
    glint(-74, -78, 12) +
    glint(84, -66, 10)
  )
}

/** The old steam train, coming straight on. */
export const train: Motif = (c) => {
  const iron = c.lin('#5a6a80 #2a3648:45 #0c121e')
  return (
    [
      [-58, -108, 24],
      [-26, -116, 28],
      [8, -106, 20],
      [-84, -92, 17],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.rad('#ffffff #eef0fa:55 #b8bed8', 0.4, 0.34, 0.75)))
      .join('') +
    path('M-18-70L-26-104H26L18-70Z', iron) +
    path('M-34-112H34L28-98H-28Z', goldSide(c)) +
    mirror(
      rect(62, 14, 40, 58, 9, c.lin('#ff8a6a #c81e2a:50 #6a0618')) +
        circle(82, 34, 16, gold(c)) +
        circle(82, 34, 11, c.rad('#ffffff #fff6b0:50 #ffc83a')) +
        path('M58 70H116L104 88H58Z', iron) +
        rect(30, 78, 16, 26, 5, goldSide(c)),
    ) +
    circle(0, -6, 76, iron) +
    circle(0, -6, 76, 'none', `stroke="${gold(c)}" stroke-width="8"`) +
    circle(0, -6, 58, c.rad('#4a9a78 #1a5a48:60 #0a2c26', 0.4, 0.34, 0.75)) +
    times(12, (i) => group(circle(0, -66, 4, '#ffe9a0'), `translate(0 -6)rotate(${i * 30 + 15})`)) +
    path('M-46-28C-38-54-14-62 8-60-14-50-26-36-30-12Z', '#fff', 'opacity=".4"') +
    circle(0, -6, 27, gold(c)) +
    path(star(0, -6, 21, 9), '#d0182a', 'stroke="#7a3c00" stroke-width="2"') +
    rect(-18, -96, 36, 26, 6, goldSide(c)) +
    circle(0, -83, 17, c.rad('#ffffff #fff6b0:45 #ffb82a')) +
    circle(0, -83, 17, 'none', 'stroke="#7a3c00" stroke-width="3"') +
    rect(-108, 68, 216, 18, 7, c.lin('#ff8a6a #d8202e:45 #7a0618')) +
    rect(-104, 71, 208, 4, 2, '#fff', 'opacity=".45"') +
    path('M-62 86H62L92 122H-92Z', c.lin('#ffe27a #e0941f:50 #8a4a00')) +
    line('M-46 88L-66 120M-24 88L-34 120M0 88V120M24 88L34 120M46 88L66 120', '#4a2200', 6) +
    glint(-50, 40, 12) +
    glint(8, -92, 10) +
    glint(84, 26, 10)
  )
}

/** The fire snake which guards the fields at night, with eyes like lamps. */
export const boitata: Motif = (c) => {
  const flame = c.part(path('M0 6C-26-18 8-46-4-84 34-56 30-20 0 6Z', c.lin('#fff6a0 #ffa01f:50 #f0301a')))
  const coil = 'M-12 30C-60 30-96 48-92 80-86 112-16 118 40 110 92 102 108 76 84 58 62 44 34 56 38 78'
  const scales = (d: string, w: number) =>
    line(d, '#7a1404', w + 10) +
    line(d, c.lin('#ffcf3a #ff7a1f:50 #d8281a'), w) +
    line(d, '#fff08a', w * 0.42, 'stroke-dasharray="1 15"')
  const snake =
    [
      [-84, 46, -40, 1],
      [-58, 22, -22, 1.1],
      [92, 52, 34, 1],
      [66, 34, 12, 0.9],
      [-98, 84, -66, 0.9],
      [104, 84, 60, 0.9],
      [-60, -34, -40, 1.1],
      [-48, -70, -26, 1.15],
      [60, -34, 40, 1.1],
      [48, -70, 26, 1.15],
      [-16, -86, -8, 1.05],
      [16, -88, 10, 1.05],
    ]
      .map(([x, y, turn, s]) => at(flame, `translate(${x} ${y})rotate(${turn})scale(${s})`))
      .join('') +
    scales(coil, 32) +
    line('M0-6C-6 10-14 22-20 32', '#7a1404', 60) +
    line('M0-6C-6 10-14 22-20 32', '#ff8a1f', 50) +
    line('M0 4V32', '#ffe9a0', 26, 'stroke-dasharray="4 9" stroke-linecap="butt"') +
    path(
      'M0-92C34-92 66-70 66-34 66-8 42 0 28 22 20 34-20 34-28 22-42 0-66-8-66-34-66-70-34-92 0-92Z',
      c.lin('#ffe36b #ff9a1f:40 #d8301a:80 #8a1408'),
    ) +
    path('M-46-56C-36-76-16-84 4-84-16-74-28-60-32-36Z', '#fff', 'opacity=".5"') +
    mirror(
      glow(c, 34, -34, 44, '#fff6a0', 0.8) +
        oval(34, -34, 25, 22, '#5a0a05') +
        oval(34, -34, 20, 18, c.rad('#ffffff #fff9b0:45 #b8ff4a:80 #4ac01f')) +
        oval(33, -33, 5.5, 14, '#10240a') +
        circle(27, -41, 4.4, '#fff') +
        path('M4-54C22-74 48-72 66-54 46-62 28-60 12-42Z', '#8a1408') +
        oval(9, -2, 4, 2.6, '#5a0a05'),
    ) +
    path('M-26 6Q0 22 26 6 22 26 0 28T-26 6Z', '#4a0505') +
    path('M-16 12L-10 26-4 15ZM16 12L10 26 4 15Z', '#fff') +
    line('M0 24V44M0 44L-9 56M0 44L9 56', '#7a0a2a', 8) +
    line('M0 24V44M0 44L-9 56M0 44L9 56', '#ff4a7a', 4.5) +
    path(star(0, -66, 13, 5, 4), '#fff6b0') +
    glint(-64, 96, 11) +
    glint(64, 94, 10)
  return group(snake, 'translate(0 16)scale(.82)')
}

/** Straw hat, the best card and corn to count with: a game of truco. */
export const strawhat: Motif = (c) => {
  const straw = c.lin('#fff8d8 #f4d07a:45 #b87f2a')
  const kernel = c.part(path('M0-14C14-14 14 4 8 14H-8C-14 4-14-14 0-14Z', c.lin('#fff6a0 #ffc01f:50 #c7700a')))
  const card = (turn: number, x: number, rank: string, kind: keyof typeof suit, ink: string) =>
    group(
      rect(-38, -56, 76, 112, 9, '#fffdf6') +
        rect(-38, -56, 76, 112, 9, 'none', 'stroke="#c8bfae" stroke-width="2"') +
        word(rank, -23, -36, 27, ink) +
        path(suit[kind], ink, 'transform="translate(-23 -10)"') +
        path(suit[kind], ink, 'transform="translate(6 20)scale(2.2)"'),
      `translate(${x} 52)rotate(${turn})`,
    )
  return (
    card(-22, -68, '7', 'heart', '#d8142e') +
    card(22, 68, 'A', 'spade', '#1b1230') +
    card(0, 0, '4', 'club', '#1b1230') +
    oval(0, -34, 122, 36, c.lin('#d8a24a #8a5a1a')) +
    oval(0, -40, 122, 34, straw) +
    line('M-104-42Q0-8 104-42M-114-40Q0-20 114-40M-84-54Q0-30 84-54', '#b8842f', 2.6, 'opacity=".8"') +
    path('M-66-44C-68-96-50-122-26-116-12-112 12-112 26-116 50-122 68-96 66-44 36-26-36-26-66-44Z', straw) +
    line('M-58-84Q0-66 58-84M-54-98Q0-82 54-98M-40-110Q0-98 40-110', '#b8842f', 2.6, 'opacity=".8"') +
    path('M-66-66Q0-42 66-66V-42Q0-20-66-42Z', c.lin('#ff7a6a #d0142e:50 #7a0418')) +
    path('M-50-78C-50-100-40-110-26-108-38-98-40-88-38-72Z', '#fff', 'opacity=".6"') +
    [
      [-96, 104, -20],
      [-66, 112, 24],
      [70, 110, -16],
      [100, 102, 30],
      [88, 84, 80],
    ]
      .map(([x, y, turn]) => at(kernel, `translate(${x} ${y})rotate(${turn})`))
      .join('') +
    glint(30, -92, 12) +
    glint(-92, -42, 10) +
    glint(26, 84, 9)
  )
}
