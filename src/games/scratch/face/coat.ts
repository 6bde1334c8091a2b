import { macaw } from '#games/kit/mark.ts'

/** The layer over a panel that is scratched off. */
export interface Coat {
  /**
   * Scratches around a point of the screen.
   *
   * @param radius in CSS pixels
   * @returns whether so much is off that the panel counts as open
   */
  readonly scratch: (x: number, y: number, radius: number) => boolean
}

/** Points in a row, by which it is measured how much is off; and the part of all points that opens a panel. */
const [grid, enough] = [6, 0.5]

/** Paints a coat on a canvas. Its colours are custom properties of the table. */
export function coatOn(canvas: HTMLCanvasElement): Coat {
  const scale = Math.min(2, devicePixelRatio)
  const size = Math.max(1, Math.round(canvas.clientWidth * scale))
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (context) paint(context, size, (name) => getComputedStyle(canvas).getPropertyValue(`--k-${name}`))
  const left = new Set(Array.from({ length: grid * grid }, (_, point) => point))
  return {
    scratch(x, y, radius) {
      const box = canvas.getBoundingClientRect()
      const [u, v, r] = [(x - box.x) / box.width, (y - box.y) / box.height, radius / box.width]
      if (u < -r || v < -r || u > 1 + r || v > 1 + r) return false
      if (context) {
        context.globalCompositeOperation = 'destination-out'
        context.beginPath()
        context.arc(u * size, v * size, r * size, 0, 2 * Math.PI)
        context.fill()
      }
      for (const point of left)
        if (Math.hypot(((point % grid) + 0.5) / grid - u, (Math.floor(point / grid) + 0.5) / grid - v) < r)
          left.delete(point)
      return left.size <= grid * grid * (1 - enough)
    },
  }
}

function paint(context: CanvasRenderingContext2D, size: number, colour: (name: string) => string): void {
  const shine = context.createLinearGradient(0, 0, size, size)
  for (const [at, name] of [
    [0, 'ball-2'],
    [0.35, 'ball-1'],
    [0.5, 'ball-2'],
    [1, 'ball-3'],
  ] as const)
    shine.addColorStop(at, colour(name))
  context.fillStyle = shine
  context.fillRect(0, 0, size, size)
  context.globalAlpha = 0.22
  context.strokeStyle = colour('black')
  context.lineWidth = size / 90
  for (let at = -size; at < size; at += size / 9) {
    context.beginPath()
    context.moveTo(at, 0)
    context.lineTo(at + size, size)
    context.stroke()
  }
  context.globalAlpha = 0.5
  context.fillStyle = colour('ball-3')
  context.translate(size * 0.26, size * 0.26)
  context.scale(size / 100, size / 100)
  context.fill(new Path2D(macaw), 'evenodd')
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
}
