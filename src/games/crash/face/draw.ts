import { type Axes, axesAt, factorAt, marksOf, spotOf } from './scale.ts'

/** The colours of the picture, as the sheet has them. */
export interface Ink {
  readonly line: string
  readonly below: string
  readonly ground: string
  readonly mark: string
  readonly font: string
}

/** The picture of a flight on a canvas, in CSS pixels. */
export interface Picture {
  readonly wide: number
  readonly high: number
  readonly ink: Ink
  /** A multiplier and a number of seconds as they stand at the axes. */
  readonly timesText: (factor: number) => string
  readonly secondsText: (seconds: number) => string
}

/** Room for the numbers at the axes, and above and beside the rocket. */
const edge = { start: 40, end: 20, top: 26, bottom: 22 }

/** Pieces of the curve: enough to look round. */
const pieces = 48

/** The colours that a canvas takes over from the sheet. */
export function inkOf(canvas: HTMLCanvasElement): Ink {
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(name).trim() || style.color
  return {
    line: colour('--flight-line'),
    below: colour('--flight-below'),
    ground: colour('--flight-ground'),
    mark: style.color,
    font: `600 11px ${style.fontFamily}`,
  }
}

/** Where the rocket stands after a time, in CSS pixels from the upper left corner, and how steeply it climbs, in radians. */
export function rocketAt({ wide, high }: Pick<Picture, 'wide' | 'high'>, ms: number) {
  const axes = axesAt(ms)
  const { x, y } = pixelOf({ wide, high }, ms, axes)
  // The slope of the curve as it is drawn: the multiplier grows by 0.00006 of itself in each millisecond.
  const rise = ((factorAt(ms) * 0.000_06) / (axes.top - 1)) * (high - edge.top - edge.bottom)
  const run = (wide - edge.start - edge.end) / axes.ms
  return { x, y, steep: Math.atan2(rise, run) }
}

/** Draws axes and curve of a flight after a time. */
export function drawFlight(canvas: CanvasRenderingContext2D, picture: Picture, ms: number): void {
  const { wide, high } = picture
  canvas.clearRect(0, 0, wide, high)
  const axes = axesAt(ms)
  drawAxes(canvas, picture, axes)
  if (ms > 0) drawCurve(canvas, picture, ms, axes)
}

function pixelOf({ wide, high }: Pick<Picture, 'wide' | 'high'>, ms: number, axes: Axes) {
  const { x, y } = spotOf(ms, axes)
  return {
    x: edge.start + x * (wide - edge.start - edge.end),
    y: high - edge.bottom - y * (high - edge.top - edge.bottom),
  }
}

function drawAxes(canvas: CanvasRenderingContext2D, picture: Picture, axes: Axes): void {
  const { wide, high, ink } = picture
  const [left, floor] = [edge.start, high - edge.bottom]
  const [across, up] = [wide - edge.start - edge.end, high - edge.top - edge.bottom]
  canvas.font = ink.font
  canvas.fillStyle = canvas.strokeStyle = ink.mark
  canvas.lineWidth = 1
  canvas.textBaseline = 'middle'
  canvas.textAlign = 'right'
  for (const { at, strength } of marksOf(1, axes.top, Math.min(6, up / 44))) {
    const y = floor - ((at - 1) / (axes.top - 1)) * up
    canvas.globalAlpha = 0.9 * strength
    canvas.fillText(picture.timesText(at), left - 6, y)
    canvas.globalAlpha = 0.14 * strength
    lineOf(canvas, left, y, wide, y)
  }
  canvas.textAlign = 'center'
  for (const { at, strength } of marksOf(0, axes.ms / 1_000, Math.min(8, across / 55))) {
    const x = left + ((at * 1_000) / axes.ms) * across
    canvas.globalAlpha = 0.9 * strength
    canvas.fillText(picture.secondsText(at), x, high - edge.bottom / 2)
  }
  canvas.globalAlpha = 0.5
  lineOf(canvas, left, floor, wide, floor)
  canvas.globalAlpha = 1
}

function lineOf(canvas: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
  canvas.beginPath()
  canvas.moveTo(x, Math.round(y) + 0.5)
  canvas.lineTo(toX, Math.round(toY) + 0.5)
  canvas.stroke()
}

function drawCurve(canvas: CanvasRenderingContext2D, picture: Picture, ms: number, axes: Axes): void {
  const { high, ink } = picture
  const floor = high - edge.bottom
  canvas.beginPath()
  for (let piece = 0; piece <= pieces; piece++) {
    const { x, y } = pixelOf(picture, (ms * piece) / pieces, axes)
    canvas.lineTo(x, y)
  }
  canvas.lineJoin = canvas.lineCap = 'round'
  canvas.lineWidth = 5
  canvas.strokeStyle = ink.line
  canvas.stroke()
  const end = pixelOf(picture, ms, axes)
  canvas.lineTo(end.x, floor)
  canvas.lineTo(edge.start, floor)
  const fill = canvas.createLinearGradient(0, end.y, 0, floor)
  fill.addColorStop(0, ink.below)
  fill.addColorStop(1, ink.ground)
  canvas.globalAlpha = 0.4
  canvas.fillStyle = fill
  canvas.fill()
  canvas.globalAlpha = 1
}
