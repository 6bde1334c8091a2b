// Renders every picture of the catalogue into public/art. Draws only what changed; --all draws everything again.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bareFigure } from './bare-figure.ts'
import { drawingHash, type Manifest } from './manifest.ts'
import { FORMATS, type Piece, pieces } from './pieces.ts'
import { raster } from './raster.ts'
import { SPOTS } from './spots.ts'

const here = import.meta.dirname
const target = join(here, '../../public/art')
const manifestFile = join(here, 'manifest.json')
const BAR = 28

const fileOf = (name: string, width: number, format: string) => join(target, `${name}-${width}.${format}`)

const readManifest = (): Manifest => {
  if (process.argv.includes('--all') || !existsSync(manifestFile)) return {}
  return JSON.parse(readFileSync(manifestFile, 'utf8'))
}

const complete = ({ name, sizes }: Piece) =>
  sizes.every(({ width }) => FORMATS.every((format) => existsSync(fileOf(name, width, format))))

/** Encodes one drawing in every size and format. Returns the bytes written. */
async function renderPiece(piece: Piece, svg: string): Promise<number> {
  mkdirSync(dirname(join(target, piece.name)), { recursive: true })
  let bytes = 0
  for (const size of piece.sizes) {
    for (const format of FORMATS) {
      const file = await raster(svg, size, format, piece.limit)
      writeFileSync(fileOf(piece.name, size.width, format), file)
      bytes += file.length
    }
  }
  return bytes
}

/** Removes files of pictures which the catalogue no longer has. */
function prune() {
  const wanted = new Set(
    pieces.flatMap(({ name, sizes }) =>
      sizes.flatMap(({ width }) => FORMATS.map((format) => fileOf(name, width, format))),
    ),
  )
  for (const folder of ['tiles', 'banners', 'symbols']) {
    for (const entry of readdirSync(join(target, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !wanted.has(file)) rmSync(file)
    }
  }
}

function progress(done: number, drawn: number) {
  if (!process.stdout.isTTY) return
  const filled = Math.round((BAR * done) / pieces.length)
  process.stdout.write(`\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${pieces.length}, ${drawn} drawn`)
}

const known = readManifest()
const manifest: Record<string, string> = {}
let drawn = 0
let bytes = 0
for (const [i, piece] of pieces.entries()) {
  const svg = piece.draw()
  const hash = drawingHash(svg)
  if (known[piece.name] !== hash || !complete(piece)) {
    bytes += await renderPiece(piece, svg)
    drawn += 1
  }
  manifest[piece.name] = hash
  progress(i + 1, drawn)
}
prune()
mkdirSync(join(target, 'spots'), { recursive: true })
for (const motif of SPOTS) writeFileSync(join(target, 'spots', `${motif}.svg`), bareFigure(motif, 'space'))
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
console.log(`\n${pieces.length} pictures, ${drawn} drawn anew, ${Math.round(bytes / 1024)} kB written`)
