import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An import of a file in `src`, as paths relative to `src` (or to the project, for files outside). */
export interface Import {
  readonly from: string
  readonly to: string
  /** The module name as written. */
  readonly name: string
  /** True for type-only imports, which load nothing. */
  readonly isType: boolean
}

/** `import x from '…'`, `export … from '…'`, `import '…'` and `import('…')`. */
const named = /(?:^|[\s;])(import|export)\s+(type\s)?(?:[\w*{][^'"]*?from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** The project's own modules that a text imports, by `#` or by a relative path. */
export function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(named)].flatMap(([, , type, stated, late]): Import[] => {
    const name = (stated ?? late ?? '').replace(/\?.*$/, '')
    const to = name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(from), name) : undefined
    return to === undefined ? [] : [{ from, to, name, isType: type !== undefined }]
  })
}

/** All imports in a folder. */
export function readImports(folder: string): Import[] {
  return globSync('**/*.{ts,tsx,js,astro}', { cwd: folder })
    .sort()
    .flatMap((file) => importsOf(file, readFileSync(join(folder, file), 'utf8')))
}
