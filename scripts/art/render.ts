// Renders all pictures of the catalogue into public/art. Renders only changed ones; --all renders everything.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawingHash, type Manifest } from './manifest.ts'
import { FORMATS, filesOf, type Piece, pieces } from './pieces.ts'
import { raster } from './raster.ts'

const here = import.meta.dirname
const target = join(here, '../../public/art')
const manifestFile = join(here, 'manifest.json')
const BAR = 28

const readManifest = (): Manifest => {
  if (process.argv.includes('--all') || !existsSync(manifestFile)) return {}
  return JSON.parse(readFileSync(manifestFile, 'utf8'))
}

const complete = (piece: Piece) => filesOf(piece).every((file) => existsSync(join(target, file)))

/** Encodes one drawing in every size and format. Returns the number of bytes written. */
async function renderPiece(piece: Piece, svg: string): Promise<number> {
  mkdirSync(dirname(join(target, piece.name)), { recursive: true })
  let bytes = 0
  for (const size of piece.sizes) {
    for (const format of piece.formats ?? FORMATS) {
      const file = await raster(svg, size, format, piece.limit)
      writeFileSync(join(target, `${piece.name}-${size.width}.${format}`), file)
      bytes += file.length
    }
  }
  return bytes
}

/** Removes files of pictures that the catalogue no longer has. */
function prune() {
  const wanted = new Set(pieces.flatMap(filesOf).map((file) => join(target, file)))
  for (const folder of ['tiles', 'banners', 'spots', 'symbols']) {
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
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
console.log(`\n${pieces.length} pictures, ${drawn} drawn anew, ${Math.round(bytes / 1024)} kB written`)
