// Renders all pictures of the catalogue and of the studio's games. Renders only changed ones; --all renders everything.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Collection, collections } from './collections.ts'
import { drawingHash, type Manifest } from './manifest.ts'
import { FORMATS, filesOf, type Piece } from './pieces.ts'
import { raster } from './raster.ts'

const BAR = 28

const readManifest = (file: string): Manifest => {
  if (process.argv.includes('--all') || !existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8'))
}

const complete = (target: string, piece: Piece) => filesOf(piece).every((file) => existsSync(join(target, file)))

/** Encodes one drawing in every size and format. Returns the number of bytes written. */
async function renderPiece(target: string, piece: Piece, svg: string): Promise<number> {
  mkdirSync(dirname(join(target, piece.name)), { recursive: true })
  let bytes = 0
  for (const size of piece.sizes) {
    for (const format of size.formats ?? piece.formats ?? FORMATS) {
      const file = await raster(svg, size, format, piece.limit)
      writeFileSync(join(target, `${piece.name}-${size.width}.${format}`), file)
      bytes += file.length
    }
  }
  return bytes
}

/** Removes files of pictures that a collection no longer has. */
function prune({ target, folders, pieces }: Collection) {
  const wanted = new Set(pieces.flatMap(filesOf).map((file) => join(target, file)))
  for (const folder of folders) {
    for (const entry of readdirSync(join(target, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !wanted.has(file)) rmSync(file)
    }
  }
}

function progress(done: number, all: number, drawn: number) {
  if (!process.stdout.isTTY) return
  const filled = Math.round((BAR * done) / all)
  process.stdout.write(`\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${all}, ${drawn} drawn`)
}

async function render(collection: Collection): Promise<void> {
  const { target, manifestFile, pieces } = collection
  const known = readManifest(manifestFile)
  const manifest: Record<string, string> = {}
  let drawn = 0
  let bytes = 0
  for (const [i, piece] of pieces.entries()) {
    const svg = piece.draw()
    const hash = drawingHash(svg)
    if (known[piece.name] !== hash || !complete(target, piece)) {
      bytes += await renderPiece(target, piece, svg)
      drawn += 1
    }
    manifest[piece.name] = hash
    progress(i + 1, pieces.length, drawn)
  }
  prune(collection)
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
  console.log(`\n${pieces.length} pictures, ${drawn} drawn anew, ${Math.round(bytes / 1024)} kB written to ${target}`)
}

for (const collection of collections) await render(collection)
