// Part of npm run lint: finds texts of islands that a browser's translator would take away from React (decision 0050).
import { resolve } from 'node:path'
import ts from 'typescript'
import { bareTexts } from './bare-texts/find.ts'

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(
  { ...config, include: [], files: ['src/env.d.ts'] },
  ts.sys,
  resolve('.'),
)
const files = ts.sys.readDirectory(resolve('src'), ['.tsx'])
const program = ts.createProgram([...files, resolve('src/env.d.ts')], options)
const found = bareTexts(program, new Set(files))
for (const line of found) process.stderr.write(`${line}\n`)
process.stdout.write(`${files.length} files of components, ${found.length} texts without an element of their own\n`)
process.exit(found.length === 0 ? 0 : 1)
