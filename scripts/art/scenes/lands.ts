import {
  beams,
  circle,
  cycle,
  each,
  glow,
  group,
  line,
  n,
  oval,
  path,
  specks,
  star,
  times,
} from '#scripts/art/kit/kit.ts'
import { i0, sky } from './pieces.ts'
import type { Scene } from './scene.ts'

const cactus = (x: number, y: number, s: number, fill: string) =>
  group(
    line('M0 0V-78M0-34H-22V-58M0-24H22V-50', fill, 13) + line('M-3 0V-76', '#fff', 2, 'opacity=".18"'),
    `translate(${i0(x)} ${i0(y)})scale(${n(s)})`,
  )

/** Backlands at dusk: low sun, mesas, cacti and bunting. */
export const sertao: Scene = (c, r, { w, h, x, y }) => {
  const hues = ['#ff4f6d', '#2fd0e0', '#ffd23f', '#7bd44a', '#ff8f3d']
  const flag = (i: number) => {
    const u = (i + 0.5) / Math.ceil(w / 30)
    return path(`M${i0(u * w - 11)} ${i0(14 + 76 * u * (1 - u))}h22v24l-11-8-11 8z`, cycle(hues, i))
  }
  return (
    sky(c, w, h, '#12275e #a03a6a:34 #ff8a4a:56 #ffd98a:68 #ffd98a') +
    specks(r, w, h * 0.2, 16, '#fff', 1.3) +
    circle(x, y + 26, 100, c.lin('#fff7c8 #ffb54a')) +
    glow(c, x, y + 20, w * 0.66, '#ffe39a', 0.85) +
    beams(c, x, y + 26, w * 0.9, '#fff0b8', 20, 0.4, 4) +
    path(
      `M0 ${n(h * 0.7)}V${n(h * 0.52)}H${n(w * 0.16)}L${n(w * 0.22)} ${n(h * 0.64)}H${n(w * 0.7)}L${n(w * 0.76)} ${n(h * 0.56)}H${n(w * 0.92)}L${w} ${n(h * 0.62)}V${n(h * 0.72)}Z`,
      c.lin('#b0506a #6a2450'),
    ) +
    path(
      `M0 ${n(h * 0.68)}Q${n(w * 0.3)} ${n(h * 0.62)} ${n(w * 0.55)} ${n(h * 0.68)}T${w} ${n(h * 0.66)}V${h}H0Z`,
      c.lin('#e08a3c #8a3a22'),
    ) +
    path(`M0 ${n(h * 0.84)}Q${n(w * 0.4)} ${n(h * 0.74)} ${w} ${n(h * 0.82)}V${h}H0Z`, c.lin('#a8502a #3c1420')) +
    cactus(w * 0.1, h * 0.78, 1.25, '#1f7a4a') +
    cactus(w * 0.91, h * 0.74, 1, '#176a4a') +
    line(`M-5 12Q${w / 2} ${50} ${w + 5} 12`, '#3a1030', 2) +
    times(Math.ceil(w / 30), flag)
  )
}

/** Moonlit wood with crooked trees and a manor. */
export const haunt: Scene = (c, r, { w, h, x, y }) => {
  const tree = (a: number, flip: number) =>
    group(
      path('M-26 0C-10-60-16-130-8-210L10-214C6-150 4-80 26 0Z', '#0a0820') +
        line(
          'M-4-120C10-150 34-160 60-196M34-166C44-170 56-168 70-160M0-170C-14-196-10-214-20-240M6-90C24-110 44-112 66-108',
          '#0a0820',
          8,
        ),
      `translate(${i0(a)} ${h})scale(${flip} 1.35)`,
    )
  const bat = (a: number, b: number, s: number) =>
    path(
      'M0 0C-6-10-16-14-28-10-22-6-20 0-20 6-12 2-6 4 0 10 6 4 12 2 20 6 20 0 22-6 28-10 16-14 6-10 0 0Z',
      '#0a0820',
      `transform="translate(${i0(a)} ${i0(b)})scale(${n(s)})"`,
    )
  return (
    sky(c, w, h, '#0a0d3c #2a1f7a:40 #6a3aa8:66 #14082e') +
    specks(r, w, h * 0.5, 40, '#fff', 1.4) +
    circle(x, y, 118, c.rad('#fffbe0 #e8e6c8:70 #b8b0d8', 0.4, 0.36, 0.7)) +
    each(
      [
        [-50, -40, 18],
        [40, -64, 12],
        [62, 30, 20],
        [-70, 44, 14],
      ],
      (dx, dy, size) => circle(x + dx, y + dy, size, '#9a94c8', 'opacity=".35"'),
    ) +
    glow(c, x, y, w * 0.68, '#b8a8ff', 0.7) +
    line(
      times(6, (i) => `M${i0(r.between(-40, w))} ${i0(y + 40 + i * 18)}h${i0(r.between(60, 150))}`),
      '#d8ccff',
      9,
      'opacity=".16"',
    ) +
    path(`M${n(w * 0.66)} ${n(h * 0.72)}v-70h10v-34l13-24 13 24v20h18v-46l15-30 15 30v60h10v70Z`, '#150b38') +
    path(
      `M${n(w * 0.66 + 18)} ${n(h * 0.72 - 84)}h8v12h-8zM${n(w * 0.66 + 66)} ${n(h * 0.72 - 92)}h8v14h-8zM${n(w * 0.66 + 40)} ${n(h * 0.72 - 44)}h9v14h-9z`,
      '#ffd24a',
    ) +
    path(
      `M0 ${n(h * 0.76)}Q${n(w * 0.3)} ${n(h * 0.66)} ${n(w * 0.62)} ${n(h * 0.74)}T${w} ${n(h * 0.7)}V${h}H0Z`,
      c.lin('#2a1a6a #0a0622'),
    ) +
    tree(12, 1) +
    tree(w - 6, -1) +
    bat(w * 0.24, h * 0.1, 0.8) +
    bat(w * 0.74, h * 0.07, 1) +
    bat(w * 0.6, h * 0.16, 0.5)
  )
}

/** Race track at full speed: stands, kerbs and streaks. */
export const track: Scene = (c, r, { w, h, x, y }) => {
  const g = h * 0.5
  const crowd = ['#ffd23f', '#e8f1ff', '#ff5a6b', '#36d6b8']
  const kerb = (side: number) =>
    times(9, (i) => {
      const t = i / 9
      const u = (i + 1) / 9
      const edge = (k: number) => x + side * (44 + k * k * w * 0.62)
      const deep = (k: number) => g + k * k * (h - g)
      return path(
        `M${n(edge(t))} ${n(deep(t))}L${n(edge(u))} ${n(deep(u))}h${n(side * 26 * u)}L${n(edge(t) + side * 26 * t)} ${n(deep(t))}Z`,
        i % 2 ? '#f4f4ff' : '#f0203a',
      )
    })
  return (
    sky(c, w, h, '#1a2f9a #3a8aff:30 #ffd9a0:52') +
    glow(c, x, y, w * 0.6, '#fff3c8', 0.9) +
    beams(c, x, g, w * 1.1, '#fff', 22, 0.5, 6) +
    path(
      `M0 ${n(g - 92)}L${n(x - 30)} ${n(g - 14)}V${n(g)}H0ZM${w} ${n(g - 92)}L${n(x + 30)} ${n(g - 14)}V${n(g)}H${w}Z`,
      '#14204f',
    ) +
    times(4, (i) =>
      line(
        `M0 ${n(g - 78 + i * 20)}L${n(x - 34)} ${n(g - 14 + i * 3)}M${w} ${n(g - 78 + i * 20)}L${n(x + 34)} ${n(g - 14 + i * 3)}`,
        cycle(crowd, i),
        5,
        `stroke-dasharray="0 ${9 + i} 0 ${13 - i}" opacity=".85"`,
      ),
    ) +
    path(`M0 ${n(g)}H${w}V${h}H0Z`, c.lin('#3fbf5a #0b5a3a')) +
    path(`M${n(x - 44)} ${n(g)}H${n(x + 44)}L${n(x + w * 0.7)} ${h}H${n(x - w * 0.7)}Z`, c.lin('#6a6f8a #23263c')) +
    kerb(-1) +
    kerb(1) +
    path(
      times(
        4,
        (i) => `M${n(x - 2 - i)} ${n(g + 8 + i * i * 12)}h${4 + i * 2}l${n(1 + i)} ${14 + i * 8}h${-6 - i * 4}Z`,
      ),
      '#fff',
      'opacity=".85"',
    ) +
    line(
      times(12, () => {
        const a = r.between(0, w)
        return `M${i0(a)} ${i0(r.between(g, h * 0.9))}l${i0((a - x) * 0.22)} 16`
      }),
      '#fff',
      2.4,
      'opacity=".35"',
    )
  )
}

/** Old library by candlelight: shelves of coloured spines, an arched window, floating sparks. */
export const library: Scene = (c, r, { w, h, x, y }) => {
  const spines = ['#a8323c', '#2f6a8a', '#3f7a4a', '#b8863a', '#6a3a8a', '#8a4a2a']
  const shelf = (row: number) => {
    const top = row * 62 - 20
    let left = -4
    let out = ''
    while (left < w) {
      const wide = 10 + i0(r.between(0, 10))
      const tall = 34 + i0(r.between(0, 14))
      out +=
        path(`M${left} ${top + 52 - tall}h${wide - 1}v${tall}h${-(wide - 1)}z`, cycle(spines, i0(r.between(0, 50)))) +
        path(`M${left} ${top + 60 - tall}h${wide - 1}v3h${-(wide - 1)}z`, '#ffd98a', 'opacity=".6"')
      left += wide
    }
    return out + path(`M-4 ${top + 52}h${w + 8}v8H-4z`, '#5a3018')
  }
  const candle = (a: number, b: number) =>
    glow(c, a, b - 30, 60, '#ffd27a', 0.7) +
    path(`M${n(a - 6)} ${n(b)}v-26h12v26z`, '#fff3d8') +
    path(`M${n(a)} ${n(b - 26)}c-7-6-3-12 0-19 3 7 7 13 0 19z`, '#ffb52e')
  return (
    sky(c, w, h, '#2a1430 #1a0a1e') +
    times(Math.ceil(h / 62), shelf) +
    path(`M0 0H${w}V${h}H0Z`, c.rad('#1a0a24/0 #1a0a24/.3:45 #140618/.88', 0.5, 0.38, 0.75)) +
    path(
      `M${n(x - 84)} ${n(y + 110)}V${n(y - 30)}a84 84 0 0 1 168 0V${n(y + 110)}Z`,
      c.lin('#3a5ae0 #7a4ad0:50 #ff9a6a'),
      'stroke="#4a2812" stroke-width="12"',
    ) +
    line(
      `M${x} ${n(y - 114)}V${n(y + 110)}M${n(x - 84)} ${n(y - 20)}h168M${n(x - 84)} ${n(y + 44)}h168`,
      '#4a2812',
      5,
    ) +
    path(star(x + 44, y - 66, 9, 4), '#fff3b0') +
    glow(c, x, y, w * 0.6, '#ffd9a0', 0.85) +
    beams(c, x, y, w * 0.85, '#ffe9b8', 16, 0.4, 8) +
    path(`M0 ${n(h * 0.8)}H${w}V${h}H0Z`, c.lin('#7a4420 #2a1208')) +
    candle(26, h * 0.66) +
    candle(w - 26, h * 0.62) +
    oval(x, h * 0.82, w * 0.4, 18, '#ffb54a', 'opacity=".25"') +
    specks(r, w, h * 0.8, 26, '#ffe39a', 2)
  )
}
