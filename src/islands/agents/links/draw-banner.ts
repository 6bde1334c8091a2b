import { create } from 'qrcode'
import { brandWords } from '#lib/brand.ts'
import type { Translate } from '#lib/messages.ts'
import { type BannerSize, type Box, bannerLayouts, bannerSizes, fitted, leading } from './banner-layout.ts'

interface Banner {
  readonly size: BannerSize
  readonly address: string
  readonly code: string
  readonly t: Translate<'links-banner'>
}

/** The site's own colours, which an operator's brand may have set. */
function coloursOf() {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ground: of('ground'),
    raised: of('raised'),
    control: of('control'),
    action: of('action'),
    text: of('text'),
    soft: of('text-soft'),
    money: of('money'),
  }
}

/**
 * Draws a banner on a canvas: brand, words, a picture, and the link as a QR code.
 *
 * @throws DOMException if the picture or the font cannot be loaded
 */
export async function drawBanner(canvas: HTMLCanvasElement, banner: Banner): Promise<void> {
  const { size, address, code, t } = banner
  const [width, height] = bannerSizes[size]
  const art = picture('/art/spots/gems-352.webp')
  const mark = picture('/favicon.svg')
  await Promise.all([art.decode(), mark.decode(), document.fonts.load('800 72px Display')])
  const context = canvas.getContext('2d')
  if (!context) throw new DOMException('This device has no canvas')
  canvas.width = width
  canvas.height = height
  const colours = coloursOf()
  paintGround(context, width, height, colours)
  const layout = bannerLayouts[size]
  paint(context, layout.art, art)
  paint(context, layout.mark, mark)
  const isCentred = size === 'story'
  write(context, brandWords.brand, layout.brand, { most: layout.brand.height, colour: colours.text, weight: 800 })
  write(context, t('headline'), layout.headline, {
    most: size === 'wide' ? 76 : 104,
    colour: colours.text,
    weight: 800,
  })
  write(context, t('text'), layout.text, { most: 40, colour: colours.soft, weight: 400 })
  paintQr(context, layout.card, address)
  write(context, t('scan'), layout.scan, { most: 44, colour: colours.text, weight: 800, isCentred })
  paintCode(context, layout.code, `${t('code')}: `, code, colours, isCentred)
  write(context, t('law'), layout.law, { most: 28, colour: colours.soft, weight: 400, isCentred })
}

type Colours = ReturnType<typeof coloursOf>

function paintGround(context: CanvasRenderingContext2D, width: number, height: number, colours: Colours): void {
  const ground = context.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, colours.raised)
  ground.addColorStop(0.55, colours.ground)
  ground.addColorStop(1, colours.control)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  // A glow behind the picture, and an edge in the colour of the main action.
  const reach = Math.max(width, height) * 0.6
  const glow = context.createRadialGradient(width * 0.86, height * 0.14, 0, width * 0.86, height * 0.14, reach)
  glow.addColorStop(0, colours.action)
  glow.addColorStop(1, 'transparent')
  context.globalAlpha = 0.55
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 1
  context.fillStyle = colours.action
  context.fillRect(0, height - 14, width, 14)
}

function picture(address: string): HTMLImageElement {
  const image = new Image()
  image.src = address
  return image
}

function paint(context: CanvasRenderingContext2D, { x, y, width, height }: Box, image: HTMLImageElement): void {
  context.drawImage(image, x, y, width, height)
}

interface Style {
  readonly most: number
  readonly colour: string
  readonly weight: 400 | 800
  readonly isCentred?: boolean
  /** The text is at the lower edge of its place, next to the text below. */
  readonly isLow?: boolean
}

const fontOf = (weight: 400 | 800, size: number) =>
  weight === 800 ? `800 ${size}px Display, system-ui, sans-serif` : `400 ${size}px system-ui, sans-serif`

function write(context: CanvasRenderingContext2D, text: string, place: Box, style: Style): void {
  const { most, colour, weight, isCentred = false, isLow = false } = style
  const measure = (part: string, size: number) => {
    context.font = fontOf(weight, size)
    return context.measureText(part).width
  }
  const { size, lines } = fitted(text, place, most, measure)
  context.font = fontOf(weight, size)
  context.fillStyle = colour
  context.textBaseline = 'top'
  context.textAlign = isCentred ? 'center' : 'left'
  const x = isCentred ? place.x + place.width / 2 : place.x
  const y = isLow ? place.y + place.height - lines.length * size * leading : place.y
  for (const [index, line] of lines.entries()) context.fillText(line, x, y + index * size * leading)
}

/** The code in the colour of money on a quiet ground, as people copy it by hand. */
function paintCode(
  context: CanvasRenderingContext2D,
  place: Box,
  label: string,
  code: string,
  colours: Colours,
  isCentred: boolean,
): void {
  const half = place.height / 2
  write(
    context,
    label.trim(),
    { ...place, height: half - 4 },
    { most: 30, colour: colours.soft, weight: 400, isCentred },
  )
  const below = { ...place, y: place.y + half - 4, height: half + 4 }
  write(context, code.toUpperCase(), below, { most: 60, colour: colours.money, weight: 800, isCentred })
}

/** A QR code on white, with the quiet zone that readers need. */
function paintQr(context: CanvasRenderingContext2D, { x, y, width }: Box, address: string): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.roundRect(x, y, width, width, 28)
  context.fill()
  // Whole pixels, so that the edges of the squares stay sharp.
  const cell = Math.floor(width / (modules.size + 8))
  const inset = Math.floor((width - cell * modules.size) / 2)
  context.fillStyle = '#000000'
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) context.fillRect(x + inset + column * cell, y + inset + row * cell, cell, cell)
}
