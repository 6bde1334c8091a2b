import {
  beams,
  circle,
  cycle,
  glints,
  glow,
  group,
  line,
  n,
  oval,
  path,
  rect,
  specks,
  times,
} from '#scripts/art/kit/kit.ts'
import { i0, palm, sky } from './pieces.ts'
import type { Scene } from './scene.ts'

export const neon: Scene = (c, r, { w, h, x, y }) => {
  const hz = h * 0.66
  return (
    sky(c, w, h, '#12063a #5a0f7a:45 #ff3d8a:66 #1a0636:66.5 #0a0320') +
    glow(c, x, y + 10, w * 0.62, '#ff7ad9', 0.7) +
    circle(x, y + 14, 104, c.lin('#fff27a #ff8a3d:50 #ff2e88')) +
    path(
      times(6, (i) => `M${x - 110} ${y + 34 + i * 15}h220v${n(3 + i * 1.4)}h-220z`),
      '#6a1284',
      'opacity=".8"',
    ) +
    ((tall) =>
      path(tall.map((b, i) => `M${i * 27 - 6} ${i0(hz)}v-${b}h25v${b}z`).join(''), '#1d0a48') +
      ['#ffe36b', '#4df3ff', '#ff7ad9']
        .map((tint) =>
          path(
            tall
              .map((b, i) =>
                times(2, () => `M${i * 27 - 6 + i0(r.between(3, 18))} ${i0(hz - r.between(8, b - 6))}h4v3h-4z`),
              )
              .join(''),
            tint,
          ),
        )
        .join(''))(Array.from({ length: Math.ceil(w / 26) }, () => i0(r.between(40, 130)))) +
    rect(0, hz, w, h, 0, c.lin('#2a0a58 #08021a')) +
    line(
      times(15, (i) => `M${x} ${n(hz - 40)}L${n(x + (i - 7) * w * 0.22)} ${h}`) +
        times(6, (i) => `M0 ${n(hz + 4 + i * i * 4.6)}H${w}`),
      '#38e8ff',
      1.4,
      `opacity=".65" clip-path="${c.clip(`<path d="M0 ${n(hz)}H${w}V${h}H0Z"/>`)}"`,
    ) +
    line(`M0 ${n(hz)}H${w}`, '#7df6ff', 2.5)
  )
}

export const stadium: Scene = (c, _r, { w, h, x, y }) => {
  const g = h * 0.62
  return (
    sky(c, w, h, '#0a1c54 #1250a8:45 #2a90dc:62') +
    path(`M0 ${n(g - 96)}Q${x} ${n(g - 30)} ${w} ${n(g - 96)}V${n(g)}H0Z`, c.lin('#16264f #0a1230')) +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        line(
          `M${i * 3} ${i0(g - 84 + i * 14)}Q${x} ${i0(g - 34 + i * 10)} ${w} ${i0(g - 84 + i * 14)}`,
          cycle(['#ffd23f', '#e8f1ff', '#ff5a6b', '#36d6b8', '#8aa4ff', '#ffd23f'], i),
          5,
          `stroke-dasharray="0 ${9 + i} 0 ${15 - i}" opacity=".8"`,
        ),
      )
      .join('') +
    [0.12, 0.88]
      .map(
        (k) =>
          line(`M${n(w * k - 22)} 26h46M${n(w * k - 22)} 41h46`, '#fffde8', 11, 'stroke-dasharray="0 15"') +
          glow(c, w * k, 34, 110, '#dff1ff', 0.85) +
          path(`M${n(w * k - 30)} 40L${n(x - 60)} ${h}H${n(x + 60)}L${n(w * k + 30)} 40Z`, '#fff', 'opacity=".09"'),
      )
      .join('') +
    rect(0, g, w, h - g, 0, c.lin('#46c95e #0b5a34')) +
    path(
      times(
        6,
        (i) =>
          `M${i0(x + (i - 3) * w * 0.16)} ${i0(g)}h${i0(w * 0.08)}L${i0(x + (i - 2.4) * w * 0.44)} ${h}h${i0(-w * 0.26)}Z`,
      ),
      '#fff',
      'opacity=".1"',
    ) +
    line(`M0 ${n(g + 2)}H${w}M${x - 90} ${n(g + 60)}a90 24 0 0 1 180 0`, '#fff', 3, 'opacity=".7"') +
    glow(c, x, y, w * 0.55, '#bfe6ff', 0.8) +
    beams(c, x, y, w * 0.75, '#fff', 14, 0.4)
  )
}

export const harbour: Scene = (c, r, { w, h, x, y }) => {
  return (
    sky(c, w, h, '#08123a #1d3a7e:35 #e07a5a:62 #ffd08a:66 #0a3a5e:66.5 #04142f') +
    specks(r, w, h * 0.4, 34, '#fff', 1.4) +
    circle(x, y, 104, c.lin('#fffbe0 #ffc46b')) +
    glow(c, x, y, w * 0.65, '#ffe3a0', 0.8) +
    beams(c, x, y, w * 0.85, '#ffe9b8', 16, 0.35) +
    group(
      path('M-60 0H60L46 26H-44Z', '#2a1420') +
        path('M-2 0V-96H2V0Z', '#2a1420') +
        path('M-6-88C-44-70-46-30-10-12ZM6-92C52-70 54-28 8-10Z', '#4a2436'),
      `translate(${w * 0.86} ${h * 0.64})scale(.8)`,
    ) +
    line(
      times(12, () => `M${i0(r.between(0, w))} ${i0(r.between(h * 0.68, h * 0.95))}h${i0(r.between(14, 50))}`),
      '#ffd9a0',
      2,
      'opacity=".45"',
    ) +
    path(`M0 ${h}V${h * 0.74}Q${w * 0.2} ${h * 0.78} ${w * 0.36} ${h}Z`, '#0a0f24') +
    path(
      `M24 ${h * 0.8}C14 ${h * 0.6} 22 ${h * 0.45} 44 ${h * 0.3}l8 4C32 ${h * 0.48} 30 ${h * 0.62} 40 ${h * 0.8}Z`,
      '#0a0f24',
    ) +
    palm(48, h * 0.3, 66, '#0d1830')
  )
}

export const space: Scene = (c, r, { w, h, x, y }) => {
  return (
    sky(c, w, h, '#060c3c #22158a:45 #7a20b0:75 #0a0420') +
    glow(c, w * 0.2, h * 0.3, w * 0.6, '#3a6bff', 0.55) +
    glow(c, w * 0.85, h * 0.55, w * 0.6, '#ff4fa8', 0.5) +
    specks(r, w, h, 60, '#fff', 1.5) +
    circle(w * 0.14, h * 0.2, 40, c.lin('#ffcf8a #d0552d:60 #5a1430')) +
    group(
      oval(0, 0, 66, 13, 'none', 'stroke="#ffe0a8" stroke-width="5" opacity=".85"'),
      `translate(${w * 0.14} ${h * 0.2})rotate(-18)`,
    ) +
    beams(c, x, y, w * 0.85, '#9fd0ff', 18, 0.45, r.between(0, 20)) +
    glow(c, x, y, w * 0.55, '#9fc2ff', 0.75) +
    path(`M0 ${h * 0.86}Q${w / 2} ${h * 0.68} ${w} ${h * 0.86}V${h}H0Z`, c.lin('#5a7bff #120a3c')) +
    glints(5, () => [r.between(0, w), r.between(0, h * 0.6), r.between(5, 11)])
  )
}
