import { resolve } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { bareTexts } from '#scripts/bare-texts/find.ts'

const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/** The head of every planted file. */
const head = `import { Suspense, createContext, type ReactNode } from 'react'
const Words = createContext('')
declare const text: string, count: number, sum: bigint, on: boolean, node: ReactNode, names: string[], some: string & { brand: 1 }
declare const Own: (props: { children: ReactNode }) => React.JSX.Element
declare const Heading: 'h2' | 'h3'
`

/** Expressions of JSX that are reported, with what is wrong. */
const wrong = [
  '<p><b />{text}</p>',
  '<p>{text} {text}</p>',
  '<p>{on && text}<b /></p>',
  '<p>{node}<b /></p>',
  '<p>{sum}<b /></p>',
  '<p>{some}<b /></p>',
  '<p>Words <b /></p>',
  '<>{text}</>',
  '<>{node}</>',
  '<Suspense>{text}</Suspense>',
  '<Suspense fallback={text}><b /></Suspense>',
  '<Suspense fallback="Wait"><b /></Suspense>',
  '<Words value="">{node}</Words>',
  '<Own>{text}<b /></Own>',
  '<ul>{names}</ul>',
  '<ul>{names.map((name) => (on ? <li key={name} /> : name))}</ul>',
  '<p>{on && <b />}{/* Fixed. */}{text}</p>',
  '<p><b />{/* Fixed. */}{text}{text}</p>',
  '<p><Own>{node}</Own>{/* Fixed. */}{text}</p>',
  '<p>{count > 0 && <b />}{count && <b />}</p>',
]

const right = [
  '<p>{text}</p>',
  '<p>{on ? text : <b />}</p>',
  '<p>{on && text}</p>',
  '<p>{node}</p>',
  '<p>Words</p>',
  '<p><span>{text}</span><b /></p>',
  '<p>{text + text}</p>',
  '<p>\n  {/* A comment. */}\n  {text}\n</p>',
  '<p><b />{/* Fixed: never changes. */}{text}</p>',
  '<p>{/* Fixed. */}{text}{on && <b />}</p>',
  '<Own>{text}</Own>',
  '<Own>{node}</Own>',
  '<Heading>{text}</Heading>',
  '<ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>',
  '<>{text && <b />}{on && <b />}</>',
]

const components = {
  Texts: 'export function Texts() { return on ? text : <b /> }',
  Passing: 'export const Passing = ({ children }: { children: ReactNode }) => children',
  Elements: 'export const Elements = ({ children }: { children: React.ReactElement }) => children',
}

const file = (name: string) => resolve(`src/planted-${name}.tsx`)
const sources = new Map(
  [
    ...[...wrong, ...right].map((jsx, place) => [`${place}`, `export const drawn = ${jsx}`]),
    ...Object.entries(components),
  ].map(([name = '', code]) => [file(name), `${head}${code}`]),
)
let found: string[]

beforeAll(() => {
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (path) => sources.has(path) || fileExists(path)
  host.getSourceFile = (path, version) => {
    const planted = sources.get(path)
    return planted === undefined ? getSourceFile(path, version) : ts.createSourceFile(path, planted, version)
  }
  found = bareTexts(ts.createProgram([...sources.keys()], options, host), new Set(sources.keys()))
})

const isFound = (name: string) => found.some((line) => line.startsWith(`src/planted-${name}.tsx:`))

test.each(wrong.map((jsx, place) => [jsx, place] as const))('%s is reported', (_jsx, place) => {
  expect(isFound(`${place}`)).toBe(true)
})

test.each(right.map((jsx, place) => [jsx, place] as const))('%s is right', (_jsx, place) => {
  expect(isFound(`${wrong.length + place}`)).toBe(false)
})

test('a component that may draw a text is reported at its name', () => {
  expect(isFound('Texts')).toBe(true)
  expect(isFound('Passing')).toBe(true)
  expect(isFound('Elements')).toBe(false)
})
