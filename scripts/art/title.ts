import type { InkName, LetteringName } from '#lib/art-names.ts'
import { type Canvas, group, n } from './kit/kit.ts'
import { glyphOf } from './letterings/lettering.ts'
import { letterings } from './letterings/letterings.ts'

/** Fills of the title letters: gradient, rim, outer outline. */
const inks: Readonly<Record<InkName, readonly [fill: string, rim: string, outer: string]>> = {
  gold: ['#fffbe0 #ffe36b:38 #ffb01f:52 #ff8a00:54 #ffd95a', '#7a3200', '#1c0a04'],
  fire: ['#fffbd0 #ffe36b:36 #ff9a1f:56 #ff5a1f', '#7a0614', '#1c0206'],
  ice: ['#fff #d8f8ff:48 #6ac8ff:52 #d0f4ff', '#0a3a8a', '#041030'],
  lime: ['#fdffd8 #c8ff5a:46 #5ad02f:54 #c0f56b', '#0a4a24', '#04180e'],
  pink: ['#fff #ffd0f0:46 #ff5ac8:54 #ffb0ec', '#5a0a7a', '#14032e'],
  white: ['#fff #f4f6ff:50 #c0cdf5:54 #fff', '#1b2a7a', '#060a26'],
}

interface TitleBox {
  readonly wide: number
  readonly tall: number
  readonly style: LetteringName
  readonly ink: InkName
  /** Height of the arch below the letters. */
  readonly arch?: number
  readonly tilt?: number
}

const MARKS = /[ÁÂÃÉÊÍÓÔÕÚ]/
const thousandth = (v: number) => Math.round(v * 1000) / 1000

/** Splits a name into one to three balanced lines of capitals. */
export function titleLines(name: string): string[] {
  const words = name.toUpperCase().split(' ')
  if (name.length <= 9) return [words.join(' ')]
  if (words.length === 1) return name.toUpperCase().split(/(?<=-)/)
  const rows = name.length > 26 && words.length > 3 ? 3 : 2
  return split(words, rows).sort((a, b) => widest(a) - widest(b) || unrest(a) - unrest(b))[0] ?? words
}

const widest = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length))

/** How much the lengths of lines differ; smaller is better. */
const unrest = (rows: readonly string[]) => rows.reduce((sum, row) => sum + row.length ** 2, 0)

function split(words: readonly string[], rows: number): string[][] {
  if (rows === 1) return [[words.join(' ')]]
  return words
    .slice(1)
    .flatMap((_, i) => split(words.slice(i + 1), rows - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]))
    .filter((found) => found.length === rows && found.every(Boolean))
}

/** A title as outlines, fitted to the box around (x, y). Returns the drawing and its size. */
export function title(c: Canvas, lines: readonly string[], x: number, y: number, box: TitleBox) {
  const { wide, tall, style, ink, arch = 0, tilt = 0 } = box
  const face = letterings[style]
  const length = (text: string) => [...text].reduce((sum, ch) => sum + glyphOf(face, ch)[0] + 2, -2)
  const sizes = lines.map((text) => Math.min((wide / length(text)) * 100, (tall / lines.length / face.cap) * 94))
  const least = Math.min(...sizes)
  const even = lines.length > 1 && Math.max(...sizes) / least < 1.25
  const rows = lines.map((text, i) => {
    const size = even ? least : (sizes[i] ?? least)
    const lead = i === 0 ? 1 : MARKS.test(text) ? 1.34 : 1.16
    return { text, k: size / 100, height: (size / 100) * face.cap * lead }
  })
  const total = rows.reduce((sum, { height }) => sum + height, 0)
  const all = lines.join('')
  let base = y - total / 2
  let broad = 0
  const shapes = rows.map(({ text, k, height }) => {
    base += height
    let left = (-length(text) * k) / 2
    broad = Math.max(broad, -left * 2)
    return [...text].map((ch) => {
      const [advance, d] = glyphOf(face, ch)
      const mid = left + (advance * k) / 2
      const u = mid / (wide / 2)
      const place = arch
        ? `translate(${n(x + mid)} ${n(base + arch * u * u)})rotate(${n(u * arch * 0.9)})scale(${thousandth(k)})translate(${Math.round(-advance / 2)})`
        : `translate(${n(x + left)} ${n(base)})scale(${thousandth(k)})`
      left += (advance + 2) * k
      if (!d) return ''
      const again = all.split(ch).length > 2
      return again ? `<use href="${c.letter(ch, d)}" transform="${place}"/>` : `<path d="${d}" transform="${place}"/>`
    })
  })
  const [fill, rim, outer] = inks[ink]
  const scale = Math.min(...rows.map(({ k }) => k))
  c.defs.push(`<g id="t">${shapes.flat().join('')}</g>`)
  const use = (more: string) => `<use href="#t" ${more}/>`
  const stroke = (units: number) => `stroke-width="${n(units / scale / 1.35)}"`
  const drawn =
    use(`stroke="${outer}" ${stroke(13)} fill="${outer}" transform="translate(0 3)"`) +
    use(`stroke="${rim}" ${stroke(7.5)} fill="${rim}"`) +
    use(`fill="${c.lin(fill)}"`)
  return { drawn: tilt ? group(drawn, `rotate(${tilt} ${x} ${y})`) : drawn, wide: broad, tall: total }
}
