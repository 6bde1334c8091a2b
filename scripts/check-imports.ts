// Part of npm run lint: checks which folder may import which (scripts/imports/rules.ts), that each folder is an area
// (scripts/imports/areas.ts), finds import cycles, and holds the table of rules to its length.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { floors, strayCopy, strayFolders } from './imports/areas.ts'
import { circles, forbidden } from './imports/check.ts'
import { mayImport } from './imports/rules.ts'
import { readImports } from './imports/sources.ts'

/** The table of rules is read as a whole. */
const mostLines = 60

const imports = readImports('src')
const lines = readFileSync('scripts/imports/rules.ts', 'utf8').trimEnd().split('\n').length
const wrong = [
  ...forbidden(imports, mayImport),
  ...strayFolders(globSync(`{${floors}}/**/*.*`, { cwd: 'src' }).sort()),
  ...strayCopy(globSync('locales/en/*.json').map((file) => basename(file, '.json'))),
  ...circles(imports).map((circle) => `circle: ${circle}`),
  ...(lines > mostLines
    ? [`scripts/imports/rules.ts has ${lines} lines: more than ${mostLines} are too many to read`]
    : []),
]
for (const line of wrong) process.stderr.write(`${line}\n`)
process.stdout.write(`${imports.length} imports, ${wrong.length} faults\n`)
process.exit(wrong.length === 0 ? 0 : 1)
