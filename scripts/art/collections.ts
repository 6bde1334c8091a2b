import { join } from 'node:path'
import { type Piece, pieces } from './pieces.ts'
import { poolPieces } from './pool/pool.ts'

/** Pictures that are rendered to one place. */
export interface Collection {
  readonly name: string
  /** The folder below which the files of the pieces are. */
  readonly target: string
  /** Folders in it that have nothing but these pictures. */
  readonly folders: readonly string[]
  /** Hashes of the drawings that the files were rendered from. */
  readonly manifestFile: string
  readonly pieces: readonly Piece[]
}

const here = import.meta.dirname

/** The pictures of the site, and those of the studio, which is a site of its own. */
export const collections: readonly Collection[] = [
  {
    name: 'site',
    target: join(here, '../../public/art'),
    folders: ['tiles', 'banners', 'spots', 'symbols'],
    manifestFile: join(here, 'manifest.json'),
    pieces,
  },
  {
    name: 'studio',
    target: join(here, '../../src/studio/art'),
    folders: ['symbols', 'backdrops'],
    manifestFile: join(here, 'pool/manifest.json'),
    pieces: poolPieces,
  },
]
