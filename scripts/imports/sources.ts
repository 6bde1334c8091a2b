import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of `src` that names another, both as paths from there, or from where the project begins for what stands beside. */
export interface Import {
  readonly from: string
  readonly to: string
  /** As it is written. */
  readonly name: string
  /** Types alone: nothing is loaded. */
  readonly isType: boolean
}

/** `import x from '…'`, `export … from '…'`, `import '…'` and `import('…')`. */
const named = /(?:^|[\s;])(import|export)\s+(type\s)?(?:[\w*{][^'"]*?from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** What a file's text names of the project's own, by `#` or by a relative path. */
export function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(named)].flatMap(([, , type, stated, late]): Import[] => {
    const name = (stated ?? late ?? '').replace(/\?.*$/, '')
    const to = name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(from), name) : undefined
    return to === undefined ? [] : [{ from, to, name, isType: type !== undefined }]
  })
}

/** All imports of the sources below a folder. */
export function readImports(folder: string): Import[] {
  return globSync('**/*.{ts,tsx,js,astro}', { cwd: folder })
    .sort()
    .flatMap((file) => importsOf(file, readFileSync(join(folder, file), 'utf8')))
}
