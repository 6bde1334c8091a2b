// Part of npm run lint: checks which folder may import which (scripts/imports/rules.ts), and finds import cycles.
import { circles, forbidden } from './imports/check.ts'
import { mayImport } from './imports/rules.ts'
import { readImports } from './imports/sources.ts'

const imports = readImports('src')
const wrong = [...forbidden(imports, mayImport), ...circles(imports).map((circle) => `circle: ${circle}`)]
for (const line of wrong) process.stderr.write(`${line}\n`)
process.stdout.write(`${imports.length} imports, ${wrong.length} that no rule allows\n`)
process.exit(wrong.length === 0 ? 0 : 1)
