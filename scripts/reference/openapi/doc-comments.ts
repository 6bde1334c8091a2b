import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type AnyStruct, isStruct } from '../describe.ts'
import { contractModules, sourceFolder } from './modules.ts'
import { pascal } from './names.ts'

// The contract's comments explain its fields, so the documents have them too. The source of each export is read beside its
// value: where the source says `object({ … })`, the value has the schema of that object.

const docs = new Map<unknown, string>()
const fieldDocs = new Map<unknown, Map<string, string>>()

/** The comment of an exported object by its schema, of a scalar by its name, of a call by itself. */
export const docOf = (schemaOrName: unknown): string | undefined => docs.get(schemaOrName)

/** The comment of a field of an object with this schema. */
export const fieldDocOf = (schema: unknown, name: string): string | undefined => fieldDocs.get(schema)?.get(name)

const sources = new Map<string, ts.SourceFile>()

function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file)
  if (known) return known
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  sources.set(file, source)
  return source
}

/** The text of the comment `/** … *\/` in front of a node. */
function commentOf(node: ts.Node): string | undefined {
  const text = node.getSourceFile().text
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1)
  const comment = range ? text.slice(range.pos, range.end) : ''
  if (!comment.startsWith('/**')) return undefined
  const [prose = ''] = comment
    .slice(3, -2)
    .replace(/^\s*\* ?/gm, '')
    .split(/^\s*@\w+/m)
  const line = prose
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    // Readers of the documents do not have the numbers of the house's rules.
    .replace(/ \(product rules? [^)]*\)/g, '')
    .trim()
  return line === '' ? undefined : line
}

interface Declared {
  readonly init: ts.Expression
  readonly statement: ts.Node
}

/** Where a name is declared: in this file, or in a file of the project that it imports. */
function declared(name: string, source: ts.SourceFile): Declared | undefined {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(({ name: own }) => own.getText() === name)
      if (found?.initializer) return { init: found.initializer, statement }
    }
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      const imports = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
      const element = imports.find(({ name: own }) => own.text === name)
      const file = element && importedFile((statement.moduleSpecifier as ts.StringLiteral).text, source.fileName)
      if (element && file) return declared((element.propertyName ?? element.name).text, sourceOf(file))
    }
  }
  return undefined
}

function importedFile(specifier: string, from: string): string | undefined {
  const file = specifier.startsWith('#')
    ? join(sourceFolder, specifier.slice(1))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined
  return file !== undefined && existsSync(file) ? file : undefined
}

/** Reads the comments of an expression whose value is known. */
function read(node: ts.Expression, value: unknown): void {
  if (ts.isIdentifier(node)) {
    const found = declared(node.text, node.getSourceFile())
    if (found) read(found.init, value)
  } else if (ts.isObjectLiteralExpression(node)) {
    readFields(node, value as Readonly<Record<string, unknown>>)
  } else if (ts.isCallExpression(node)) {
    const [first] = node.arguments
    if (!first) return
    const isList = node.expression.getText() === 'array'
    // Of a call such as defineCall the argument has the fields of the value.
    const fields = isStruct(value) && ts.isObjectLiteralExpression(first) ? value.schema : value
    if (typeof fields === 'object' && fields !== null) read(first, isList ? (value as AnyStruct).schema : fields)
  } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    read(node.expression, value)
  }
}

function readFields(literal: ts.ObjectLiteralExpression, values: Readonly<Record<string, unknown>>): void {
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) {
      read(property.expression, values)
      continue
    }
    const name = property.name && (ts.isStringLiteral(property.name) ? property.name.text : property.name.getText())
    const value = name === undefined ? undefined : values[name]
    if (name === undefined || value === undefined) continue
    const comment = commentOf(property)
    if (comment !== undefined) {
      if (!fieldDocs.has(values)) fieldDocs.set(values, new Map())
      fieldDocs.get(values)?.set(name, comment)
    }
    if (ts.isPropertyAssignment(property)) read(property.initializer, value)
    else if (ts.isShorthandPropertyAssignment(property)) read(property.name, value)
  }
}

for (const { file, exports } of contractModules) {
  const source = sourceOf(join(sourceFolder, file))
  for (const [name, value] of Object.entries(exports)) {
    const found = declared(name, source)
    const isCall = typeof value === 'object' && value !== null && 'summary' in value
    if (!(found && (isStruct(value) || isCall))) continue
    const comment = commentOf(found.statement)
    const schema = isStruct(value) && typeof value.schema === 'object' ? value.schema : null
    const key = isCall ? value : (schema ?? undefined)
    if (comment !== undefined) docs.set(key ?? pascal(name.replace(/Struct$/, '')), comment)
    read(found.init, value)
  }
}
