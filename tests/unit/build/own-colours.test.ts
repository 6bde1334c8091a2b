import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokenSheets } from '#scripts/build/contrast.ts'

/** Colours outside the sheets of tokens, with the reason for which a brand cannot replace them. */
const allowed: Readonly<Record<string, { readonly colours: readonly string[]; readonly why: string }>> = {
  'src/ui/chart.css': { colours: ['#000', '#666', '#fff'], why: 'print is black on paper' },
  'src/ui/data-table.css': { colours: ['#000'], why: 'print is black on paper' },
  'src/styles/print.css': { colours: ['#000'], why: 'print is black on paper' },
  'src/ui/QrCode.tsx': { colours: ['#fff', '#000'], why: 'readers need a QR code in black on white' },
  'src/pages/qr/[code].svg.ts': { colours: ['#fff'], why: 'readers need a QR code in black on white' },
  'src/islands/agents/links/draw-banner.ts': { colours: ['#ffffff', '#000000'], why: 'the QR code in a banner' },
  'src/ui/PictureInput.tsx': { colours: ['#fff'], why: 'the paper below a photographed document' },
  'src/sections/tile-marks.css': { colours: ['%23fff', '%23ff5560'], why: 'a drawing in an address has no tokens' },
  'src/pages/art/vendors/[code].svg.ts': { colours: ['#9fb3c8'], why: 'a picture file has no tokens' },
  'src/lib/theme-colour.ts': { colours: ['#0e142d', '#ffffff'], why: 'compared with the sheet by contrast.test.ts' },
  'src/games/mines/face/field.module.css': {
    colours: ['#0c0e14', '#0fae7d', '#20242f', '#7d1010', '#9dffd9', '#ff6b4a'],
    why: 'drawn gems and mines',
  },
  'src/games/instants/view/view.module.css': {
    colours: ['#8c0d20', '#e0253f', '#ff8d8d'],
    why: 'the jewel of the round button, which themes of slots draw in their own colours',
  },
  'src/gateway/account/auth/captcha-picture.ts': { colours: ['#f4f1ea', 'hsl('], why: 'a picture for people to read' },
}
/**
 * Pictures: the drawn symbols of games, and the palettes of their themes and looks, whose contrast contrast.test.ts,
 * the looks.test.ts of reels and of kit compute.
 */
const pictures =
  /^src\/games\/(slots\/(themes\/[\w-]+\.ts|Glyph\.tsx)|reels\/looks\/(oklch|palette|scene-tones)\.ts|kit\/looks\.ts)$/

const names = 'white|black|red|green|blue|yellow|orange|purple|pink|gold|silver|gray|grey|navy|teal|brown|cyan|magenta'
const patterns = {
  // Hex digits in quotes, values or addresses, not `#private` fields or `#lib` imports.
  any: /(?<![\w&/.])(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  css: new RegExp(`(?<=:[^;{}]*[\\s,(:])(?:${names})(?=[\\s,;)])`, 'g'),
}

/** Colours of a file, without light and shade (black or white that shines through), masks and comments. */
function coloursOf(file: string, text: string): string[] {
  const isSheet = file.endsWith('.css')
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/\brgb\((?:0 0 0|255 255 255)(?: \/ [\d.]+)?\)/g, '')
    .replace(/\bmask(?:-image)?:[^;]*;/g, '')
  const found = [...code.matchAll(patterns.any), ...(isSheet ? code.matchAll(patterns.css) : [])]
  return [...new Set(found.map(([colour]) => colour))]
}

test('colours are tokens, so that a brand reaches them', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(css|tsx?|astro|js)$/.test(file) && !pictures.test(file))
    .filter((file) => !tokenSheets.some((sheet) => sheet === file))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.map((file) => [file, coloursOf(file, readFileSync(file, 'utf8'))] as const)
  const strange = found.filter(([, colours]) => colours.length > 0)
  const known = Object.entries(allowed).map(([file, { colours }]) => [file, colours.toSorted()])
  expect(Object.fromEntries(strange.map(([file, colours]) => [file, colours.toSorted()]))).toEqual(
    Object.fromEntries(known),
  )
})

test.each([
  ['a.css', '.a { color: #fff; background: url("x.svg#fff-mark") }', ['#fff']],
  [
    'a.css',
    '.a { border: 1px solid white; white-space: nowrap; mask: linear-gradient(black, transparent); }',
    ['white'],
  ],
  ['a.css', '.a { box-shadow: 0 0 4px rgb(0 0 0 / 0.4), 0 0 4px rgb(1 2 3 / 0.4) } /* #123456 */', ['rgb(']],
  ['a.css', 'a:hover { background: color-mix(in srgb, var(--red), transparent) }', []],
  ['a.ts', 'const page = \'<p style="color:#0a0b0c">\' // #fff', ['#0a0b0c']],
  ['a.ts', "import { x } from '#lib/add.ts'\nclass A { #kind = this.#add }; const code = 'Arara#2026'", []],
])('%s: %s', (file, text, colours) => {
  expect(coloursOf(file, text)).toEqual(colours)
})
