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
  polar,
  rect,
  ring,
  star,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { word } from './pieces.ts'

/** Open-wheel racing car coming towards the player. */
export const racecar: Motif = (c) => {
  const red = c.lin('#ff8a7a #f0142e:40 #7a0420')
  return (
    path('M-92-48H92V-30H-92Z', c.lin('#3a3f5a #0f1226')) +
    path('M-98-58H-86V-14H-98ZM86-58H98V-14H86Z', red) +
    line('M-30-30V0M30-30V0', '#22263c', 8) +
    mirror(
      rect(58, -6, 52, 78, 17, c.lin('#0a0a14 #3a3f58:40 #0a0a14', 0, 0, 1, 0)) +
        line('M64 8h40M64 22h40M64 36h40M64 50h40', '#05050c', 3) +
        line('M50 30L30 20M50 44L30 40', '#22263c', 6),
    ) +
    path('M-46-4C-40-30-24-44 0-44S40-30 46-4L54 54H-54Z', red) +
    path('M-20-40C-18-66 18-66 20-40Z', red) +
    path('M-9-54H9L6-40H-6Z', '#12081f') +
    circle(0, -18, 22, c.lin('#fff #e0e6fa:50 #8a96c4')) +
    path('M-19-22C-14-32 14-32 19-22L17-10Q0-4-17-10Z', c.lin('#3a4aa8 #0a1030')) +
    path('M-14-22C-10-28 0-30 8-28L-2-12-14-12Z', '#fff', 'opacity=".5"') +
    line('M0-40V-30', '#f0142e', 6) +
    path('M-34 4Q0-10 34 4L26 18Q0 8-26 18Z', '#12142a') +
    path('M-42 0C-36-22-24-34-10-38-22-18-28 6-30 40L-44 44Z', '#fff', 'opacity=".4"') +
    path('M-24 14Q0 4 24 14L16 84Q0 92-16 84Z', c.lin('#fff #e4e9fb:50 #a8b2d8')) +
    word('7', 0, 40, 44, '#f0142e', 'chunky') +
    path('M-112 84Q-56 74 0 82 56 74 112 84L108 106Q0 94-108 106Z', c.lin('#ffd95a #f08a1f:50 #a84a00')) +
    path('M-116 70H-104V108H-116ZM104 70H116V108H104Z', red) +
    path('M-104 86Q-54 78 0 84V88Q-54 82-104 92Z', '#fff', 'opacity=".6"') +
    mirror(circle(44, 66, 6, '#fff3b0')) +
    line('M-122 116H-84M122 116H84M-112 126H-90M112 126H90', '#fff', 4, 'opacity=".6"') +
    glint(-34, -26, 12) +
    glint(80, -46, 11)
  )
}

export const helmet: Motif = (c) => {
  const shell =
    'M-8-104C58-108 104-62 104-4 104 24 98 48 88 66L40 90C22 98-2 92-8 78L-104 60C-112 20-108-18-92-48-74-84-44-102-8-104Z'
  return (
    path(shell, c.lin('#ff8a4a #f0202a:40 #7a0424', 0, 0, 0.8, 1)) +
    path('M-98-34C-60-92 30-100 84-50L98-34C70-72-20-84-80-40L-100-22Z', '#fff') +
    path('M-104-12C-62-62 34-74 102-20L104 0C56-44-40-42-106 8Z', c.lin('#ffe36b #f09a1f')) +
    path('M-104-8C-92-38-64-54-26-54 6-54 26-42 34-20 36 0 30 18 20 28L-98 46C-106 28-108 10-104-8Z', '#12081f') +
    path(
      'M-98-6C-86-32-60-46-26-46 4-46 20-36 26-18 28-2 24 12 16 20L-92 36C-100 22-102 8-98-6Z',
      c.lin('#7af0ff #3a6ae0:40 #2a1270:80', 0, 0, 0.7, 1),
    ) +
    path('M-88-8C-76-28-54-38-28-38L-58 30-86 34C-92 18-94 4-88-8Z', '#fff', 'opacity=".6"') +
    path('M-16-38C-6-37 2-34 8-30L-16 24-34 27Z', '#fff', 'opacity=".35"') +
    circle(34, 4, 13, gold(c)) +
    circle(34, 4, 6, '#7a3c00') +
    path('M-100 52L-4 66C0 84 20 92 36 84L42 90C22 98-2 92-8 78L-104 60Z', '#1a0a2a') +
    rect(-84, 44, 34, 7, 3, '#1a0a2a', 'transform="rotate(8 -84 44)"') +
    rect(-78, 56, 26, 6, 3, '#1a0a2a', 'transform="rotate(8 -78 56)"') +
    path(star(70, 30, 24, 10), c.lin('#fffbe0 #ffe36b')) +
    path('M-74-66C-50-92-14-98 18-94-18-86-46-72-66-48Z', '#fff', 'opacity=".55"') +
    path('M46 82L86 62C92 76 88 92 74 100 60 100 50 94 46 82Z', '#2a1230') +
    glint(-60, -76, 13) +
    glint(90, -50, 12)
  )
}

export const gloves: Motif = (c) => {
  const glove = (tones: string, label: string) =>
    path('M-40 30C-62-4-66-66-30-84 8-102 60-84 64-34 66 0 56 20 48 34L44 58H-36Z', c.lin(tones)) +
    path('M-46-20C-72-34-82-4-62 16-50 28-30 28-20 16-10 2-14-18-30-26-38-28-44-26-46-20Z', c.lin(tones)) +
    path('M-46-20C-44-26-38-28-30-26-14-18-10 2-20 16', 'none', 'stroke="#3a0414" stroke-width="4" opacity=".7"') +
    path('M-30-66C-10-84 26-82 44-62 20-72-8-66-26-48Z', '#fff', 'opacity=".6"') +
    line('M10-40Q34-44 48-24', '#3a0414', 3.4, 'opacity=".5"') +
    path('M-42 50H52L48 104Q46 110 40 110H-28Q-36 110-36 104Z', c.lin('#fff #dfe4f6:50 #8a94bc')) +
    path('M-41 62H51L50 76H-40Z', c.lin('#ffd95a #c97a08')) +
    word(label, 6, 92, 20, '#c70a28')
  return (
    line('M40 98C60 118 96 100 96 70M-40 98C-60 118-96 100-96 70', '#fff3dc', 5) +
    group(glove('#8ac8ff #1a5ae0:45 #0a1a6a', ''), 'translate(52 8)rotate(16)scale(-.94 .94)') +
    group(glove('#ff9a8a #f0142e:45 #7a0420', 'K.O.'), 'translate(-46 2)rotate(-14)scale(1)') +
    path(star(4, -84, 30, 12, 8), '#ffe36b') +
    path(star(4, -84, 18, 8, 8), '#fff') +
    line('M-30-112L-40-124M4-118V-130M38-112L48-124', '#ffe36b', 5) +
    glint(-76, -66, 13) +
    glint(84, -50, 12)
  )
}

export const basketball: Motif = (c) => {
  const clip = c.clip('<circle r="86"/>')
  return (
    group(
      path(
        'M-112 128C-118 40-84-20-20-60L60 40C30 80-40 112-112 128Z',
        c.lin('#ffe36b/0 #ff8a1f/.7:50 #fff3b0', 0, 1, 1, 0),
        'stroke="none"',
      ) + path('M-96 96C-88 50-66 20-36-8L16 46C-14 72-56 90-96 96Z', '#fff3b0', 'opacity=".5" stroke="none"'),
    ) +
    group(
      circle(0, 0, 88, c.rad('#ffc48a #ff7a1f:40 #b83a08:80 #6a1a05', 0.36, 0.3, 0.78)) +
        line(
          'M-90 0Q0-30 90 0M0-90Q-26 0 0 90M-70-66Q-8-8-58 80M70-66Q10 6 66 74',
          '#2a0c05',
          6,
          `clip-path="${clip}"`,
        ) +
        oval(-34, -50, 26, 13, '#fff', 'opacity=".7" transform="rotate(-38 -34 -50)"') +
        circle(0, 0, 88, c.rad('#fff/0 #fff/0:70 #2a0505/.5', 0.4, 0.35, 0.7)),
      'translate(18 -20)rotate(16)',
    ) +
    path(star(-82, -78, 17, 7), gold(c)) +
    path(star(98, 76, 15, 6), gold(c)) +
    path(star(-98, 0, 11, 4.6), gold(c)) +
    glint(90, -88, 15) +
    glint(-20, -86, 12)
  )
}

export const tennis: Motif = (c) => {
  const head = '<ellipse rx="56" ry="68"/>'
  return (
    group(
      line('M-22 62L-7 104M22 62L7 104', c.lin('#ff8a7a #c70a28'), 9) +
        path('M-9 98H9V156Q0 164-9 156Z', c.lin('#3a2a5a #12061f')) +
        line('M-9 112L9 118M-9 126L9 132M-9 140L9 146', '#ffd24a', 3) +
        oval(0, 0, 62, 74, c.lin('#ff9a8a #e0142e:50 #7a0420')) +
        oval(0, 0, 52, 64, '#1a2a6a', 'opacity=".55"') +
        group(
          line(times(9, (i) => `M${-48 + i * 12}-70V70`) + times(11, (i) => `M-60 ${-60 + i * 12}H60`), '#f4f8ff', 2.2),
          '',
          `clip-path="${c.clip(head)}"`,
        ) +
        oval(0, 0, 54, 66, 'none', 'stroke="#fff" stroke-width="3" opacity=".6"') +
        path('M-56-24C-50-56-30-70-6-72-28-58-40-38-46-10Z', '#fff', 'opacity=".6"'),
      'translate(-24 -28)rotate(-32)',
    ) +
    group(
      circle(0, 0, 46, c.rad('#fdffc8 #d8f03a:45 #7a9a0a', 0.36, 0.3, 0.78)) +
        line('M-34-30Q4-6-18 42M22-40Q-2-2 40 22', '#fff', 5.5) +
        oval(-16, -24, 12, 7, '#fff', 'opacity=".8" transform="rotate(-36 -16 -24)"'),
      'translate(56 52)',
    ) +
    line('M104 84l18 12M96 98l12 14M112 66l14 4', '#e8ff8a', 5) +
    path(star(70, -74, 17, 7), gold(c)) +
    glint(88, -30, 13) +
    glint(-88, -80, 13)
  )
}

export const target: Motif = (c) => {
  const wedge = (i: number) => {
    const step = 18
    return path(
      ring([[0, 0], ...[0, 1, 2, 3].map((k) => polar(94, i * step - 9 + (k * step) / 3))]),
      i % 2 ? '#f4e6c8' : '#22202e',
    )
  }
  const band = (r: number, i: number) => {
    const [x1, y1] = polar(r, i * 18 - 9)
    const [x2, y2] = polar(r, i * 18 + 9)
    return line(
      `M${Math.round(x1)} ${Math.round(y1)}A${r} ${r} 0 0 1 ${Math.round(x2)} ${Math.round(y2)}`,
      i % 2 ? '#12a860' : '#e0142e',
      10,
      'stroke-linecap="butt"',
    )
  }
  const dart = (turn: number, tint: string) =>
    group(
      path('M0 0L9-30H-9Z', c.lin('#8a96c4 #fff:40 #6a76a4', 0, 0, 1, 0)) +
        rect(-7, -74, 14, 46, 5, goldSide(c)) +
        line('M-7-64H7M-7-54H7M-7-44H7', '#7a3c00', 2.4) +
        rect(-3, -92, 6, 20, 2, '#2a2438') +
        path('M0-84L22-104V-134L0-116-22-134V-104Z', c.lin(tint)) +
        path('M0-84V-116L-22-134V-104Z', '#fff', 'opacity=".35"'),
      `rotate(${turn})`,
    )
  return (
    circle(4, 8, 112, '#0a0614') +
    circle(0, 0, 112, c.lin('#5a566e #1a1826:50 #08070f')) +
    times(20, wedge) +
    times(20, (i) => band(90, i)) +
    times(20, (i) => band(54, i)) +
    circle(0, 0, 95, 'none', 'stroke="#d8d2c0" stroke-width="2"') +
    circle(0, 0, 19, '#12a860', 'stroke="#f4e6c8" stroke-width="2.5"') +
    circle(0, 0, 9, '#e0142e') +
    path('M-104-20A106 106 0 0 1 30-102 118 118 0 0 0-82 8Z', '#fff', 'opacity=".2"') +
    dart(34, '#ff9a8a #e0142e:50 #7a0420') +
    group(dart(62, '#9af0ff #1a8ae0:50 #0a2a7a'), 'translate(24 20)scale(.84)') +
    glint(-2, -4, 15) +
    glint(-78, -72, 13)
  )
}
