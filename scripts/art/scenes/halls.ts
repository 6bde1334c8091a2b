import { at, beams, circle, glow, group, line, n, oval, path, rect, specks, times } from '#scripts/art/kit/kit.ts'
import { i0, sky } from './pieces.ts'
import type { Scene } from './scene.ts'

export const temple: Scene = (c, r, { w, h, x, y }) => {
  const brick = ['#6b4c34', '#7a5a3e', '#5c4230']
    .map((tone, k) =>
      path(
        times(9, (row) =>
          times(Math.ceil(w / 56) + 1, (i) =>
            (i * 7 + row * 5) % 3 === k ? `M${i * 56 - (row % 2) * 28} ${row * 38 - 6}h53v35h-53z` : '',
          ),
        ),
        tone,
      ),
    )
    .join('')
  return (
    sky(c, w, h, '#2c1a18 #1a0d14') +
    brick +
    path(
      `M${x - 104} ${h}V${y - 10}a104 118 0 0 1 208 0V${h}Z`,
      c.lin('#fff0b0 #ffa52d:40 #7a2412'),
      'stroke="#2a140f" stroke-width="16"',
    ) +
    path(`M${x - 104} ${h}V${y - 10}a104 118 0 0 1 208 0V${h}Z`, 'none', 'stroke="#c99048" stroke-width="5"') +
    beams(c, x, y, w * 0.8, '#fff3c0', 14, 0.6, 5) +
    glow(c, x, y, w * 0.6, '#ffd66b', 0.8) +
    [20, w - 20]
      .map(
        (k) =>
          rect(k - 26, 40, 52, h, 4, c.lin('#2f1d17 #9c7650:35 #5a3d2a:70 #20120e', 0, 0, 1, 0)) +
          rect(k - 32, 30, 64, 24, 5, c.lin('#b98d5c #573a26')) +
          line(
            times(3, (i) => `M${k - 14 + i * 14} 62V${h}`),
            '#2a170f',
            3,
            'opacity=".6"',
          ),
      )
      .join('') +
    specks(r, w, h, 24, '#ffe39a')
  )
}

export const palace: Scene = (c, r, { w, h, x, y }) => {
  const cloud = (a: number, b: number, s: number) =>
    line(
      `M${n(a)} ${n(b)}h${n(s * 2)}a${n(s * 0.5)} ${n(s * 0.5)} 0 1 0 ${n(-s * 0.5)} ${n(-s * 0.6)}a${n(s * 0.6)} ${n(s * 0.6)} 0 0 0 ${n(-s)} ${n(-s * 0.2)}a${n(s * 0.4)} ${n(s * 0.4)} 0 1 0 ${n(-s * 0.5)} ${n(s * 0.8)}`,
      '#ffd56b',
      3,
      'opacity=".7"',
    )
  const lantern = (a: number, b: number, s: number) =>
    group(
      line('M0-40V-22', '#ffd56b', 3) +
        rect(-12, -24, 24, 8, 2, '#d99a1c') +
        oval(0, 2, 30, 24, c.rad('#ffb06b #ff3a2a:50 #a80f14')) +
        line('M-12-20C-20-8-20 12-12 24M12-20C20-8 20 12 12 24M0-22V26', '#ffcf6b', 1.6) +
        rect(-12, 22, 24, 7, 2, '#d99a1c') +
        line('M0 30V52M-6 30v16M6 30v16', '#ffd56b', 2.4),
      `translate(${a} ${b})scale(${s})`,
    )
  const wave = c.part(circle(0, 0, 20, '#7a0a14') + circle(0, 0, 12, 'none'))
  const row = c.part(times(Math.ceil(w / 40) + 2, (i) => `<use href="${wave}" x="${i * 40 - 20}"/>`))
  const scale = times(6, (i) => `<use href="${row}" x="${(i % 2) * 20}" y="${h - 90 + i * 20}"/>`)
  return (
    sky(c, w, h, '#8a0718 #d81e2b:45 #6b0514') +
    group(scale, '', 'stroke="#ffcf5a" stroke-width="1.5" opacity=".55"') +
    beams(c, x, y, w * 0.95, '#ffd66b', 20, 0.6, r.between(0, 16)) +
    glow(c, x, y, w * 0.58, '#ffe59a', 0.95) +
    circle(x, y, 122, 'none', 'stroke="#ffd56b" stroke-width="4" opacity=".7"') +
    circle(x, y, 114, 'none', 'stroke="#ffd56b" stroke-width="1.5" opacity=".7"') +
    cloud(14, 130, 24) +
    cloud(w - 62, 96, 22) +
    cloud(-10, 270, 26) +
    cloud(w - 50, 262, 26) +
    at(c.part(lantern(34, 46, 0.9)), '') +
    at(c.part(lantern(34, 46, 0.9)), `translate(${w - 68} 0)`) +
    path(
      times(12, () => `M${i0(r.between(0, w))} ${i0(r.between(0, h))}c5-2 8 4 3 9-5 3-10-1-8-6z`),
      '#ffb3c2',
      'opacity=".85"',
    )
  )
}

export const arena: Scene = (c, r, { w, h, x, y }) => {
  return (
    sky(c, w, h, '#5a0f2e #e0502a:40 #ffc04a:64 #8a4a22:64.5 #2c1210') +
    beams(c, x, y, w, '#fff0b8', 18, 0.5, 5) +
    glow(c, x, y, w * 0.6, '#ffe39a', 0.9) +
    line(`M0 ${i0(h * 0.555)}H${w}`, '#4a1a1c', 24, 'stroke-dasharray="0 19"') +
    line(`M9 ${i0(h * 0.57)}H${w}`, '#2e0f14', 22, 'stroke-dasharray="0 21"') +
    path(
      times(Math.ceil(w / 26) + 1, (i) => `M${i * 26 - 8} ${i0(h * 0.58)}h23v74h-23z`),
      c.lin('#c07a3c #5c2c16'),
    ) +
    rect(-4, h * 0.61, w + 8, 12, 3, c.lin('#e0a05a #7a4420')) +
    oval(x, h * 0.86, w * 0.62, 64, c.rad('#f2c67a #a8632c')) +
    specks(r, w, h, 26, '#ffe39a', 1.8)
  )
}
