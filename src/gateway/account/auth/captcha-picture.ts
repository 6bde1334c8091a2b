import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'
import { type Point, strokesOf } from './captcha-letters.ts'

const width = 180
const height = 64

/** Pictures that are drawn at once: each takes a thread that files and passwords need too. */
const line = fairQueue({ atOnce: 1, waiting: 200, patience: 4_000 })

/** A random number between two bounds; it affects only the appearance. */
const between = (least: number, most: number) => least + (randomInt(10_001) / 10_000) * (most - least)

/** Draws characters as a PNG: each is rotated, moved and bent, with lines across. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const phase = between(0, Math.PI * 2)
  const bend = ([x, y]: Point): Point => [x + Math.sin(y / 11 + phase) * 3, y + Math.sin(x / 19 + phase) * 5]
  const paths = [...text].flatMap((letter, index) => {
    const place = placement(18 + index * 30 + between(-3, 3), 18 + between(-5, 5))
    return strokesOf(letter).map((stroke) => drawn(dense(stroke).map(place).map(bend), between(3, 4.2), 0.95))
  })
  const noise = Array.from({ length: 5 }, () => {
    const line = dense([
      [0, between(0, height)],
      [width, between(0, height)],
    ])
    return drawn(line.map(bend), between(1, 2), 0.6)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f4f1ea"/>${[...noise, ...paths].join('')}</svg>`
  return await line.take('all', () => sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer())
}

/** Maps a point of the letter box to the picture: scaled, slanted, rotated around the centre. */
function placement(left: number, top: number): (point: Point) => Point {
  const scale = between(1.9, 2.3)
  const angle = between(-0.35, 0.35)
  const lean = between(-0.25, 0.25)
  return ([x, y]) => {
    const [fromMiddle, fromCentre] = [(x - 5 + (y - 7) * lean) * scale, (y - 7) * scale]
    return [
      left + 10 + fromMiddle * Math.cos(angle) - fromCentre * Math.sin(angle),
      top + 14 + fromMiddle * Math.sin(angle) + fromCentre * Math.cos(angle),
    ]
  }
}

/** Adds points between the given ones, because a line of two points cannot be bent. */
function dense(points: readonly Point[]): Point[] {
  const steps = 12
  return points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y]
    return Array.from(
      { length: index + 1 === points.length ? 1 : steps },
      (_, step): Point => [x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps],
    )
  })
}

function drawn(points: readonly Point[], thickness: number, opacity: number): string {
  const list = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const colour = `hsl(${randomInt(360)} 55% 30%)`
  return `<polyline points="${list}" fill="none" stroke="${colour}" stroke-width="${thickness.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"/>`
}
