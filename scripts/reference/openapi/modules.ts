import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One file of the contract, and what it exports. */
export interface ContractModule {
  /** Path below `src`. */
  readonly file: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** Where the files are. */
export const sourceFolder = join(import.meta.dirname, '../../../src')

/** Every file of the contract, and of what games say: structs do not know their names, but those who export them do. */
export const contractModules: readonly ContractModule[] = await Promise.all(
  globSync(['contract/**/*.ts', 'games/*/wire.ts'], { cwd: sourceFolder })
    .sort()
    .map(async (file) => ({
      file,
      exports: await import(/* @vite-ignore */ pathToFileURL(join(sourceFolder, file)).href),
    })),
)
