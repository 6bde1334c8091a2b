// The comments in the SQL files of src/gateway/db, by what each stands before, and the order of what is created.

/** What the SQL files say of the objects of the database. */
export interface Sources {
  /** What each migration is about, by its area, in the order in which they run. */
  readonly areas: ReadonlyMap<string, string>
  /** The area of each table and type. */
  readonly tables: ReadonlyMap<string, string>
  /** The same of the files of functions, and of each function. */
  readonly functionFiles: ReadonlyMap<string, string>
  readonly functions: ReadonlyMap<string, string>
  /** Comments by what they stand before, such as `table member`, `column member.id` and `index member_closed`. */
  readonly comments: ReadonlyMap<string, string>
}

/** A file of SQL: its name without the ending, and its text. */
export interface SqlFile {
  readonly name: string
  readonly text: string
}

/**
 * @throws if a comment stands before a constraint without a name, which only its name could tell from others
 */
export function readSources(migrations: readonly SqlFile[], functionFiles: readonly SqlFile[]): Sources {
  const areas = new Map<string, string>()
  const tables = new Map<string, string>()
  const functions = new Map<string, string>()
  const heads = new Map<string, string>()
  const comments = new Map<string, string>()
  for (const { name, text } of migrations) {
    const area = name.replace(/^\d+-/, '')
    // A later migration of the same area adds to it.
    if (!areas.has(area)) areas.set(area, headOf(text))
    for (const [what, comment] of commented(text)) {
      const [, table] = /^(?:table|type) (\w+)$/.exec(what) ?? []
      if (table && !tables.has(table)) tables.set(table, area)
      // The body of a function, and what is said of it, is in a file of functions.
      if (comment && !what.startsWith('function ')) comments.set(what, comment)
    }
  }
  for (const { name, text } of functionFiles) {
    heads.set(name, headOf(text))
    for (const [what, comment] of commented(text)) {
      const [, made] = /^function (\w+)$/.exec(what) ?? []
      if (made) functions.set(made, name)
      if (comment && made) comments.set(what, comment)
    }
  }
  return { areas, tables, functionFiles: heads, functions, comments }
}

/** The comment at the beginning of a file, if an empty line follows it. */
function headOf(text: string): string {
  return /^((?:--.*\n)+)\n/.exec(text)?.[1]?.trimEnd() ?? ''
}

/** Each thing that a file makes, with the comment right before it, which may be empty. */
function* commented(text: string): Generator<[what: string, comment: string]> {
  let comment: string[] = []
  let table = ''
  for (const line of text.split('\n')) {
    const told = /^ *(--.*)$/.exec(line)?.[1]
    if (told !== undefined) {
      comment.push(told)
      continue
    }
    table = /^(?:CREATE|ALTER) TABLE (\w+)/.exec(line)?.[1] ?? table
    const what = made(line, table)
    if (what) yield [what, comment.join('\n')]
    else if (comment.length > 0 && /^ {2}(CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)\b/.test(line))
      throw new Error(`Give this constraint of ${table} a name, so that its comment can be found: ${line.trim()}`)
    comment = []
  }
}

/** What a line makes, or '' if it only goes on. */
function made(line: string, table: string): string {
  const [, index] = /^CREATE (?:UNIQUE )?INDEX (\w+)/.exec(line) ?? []
  if (index) return `index ${index}`
  const [, type] = /^CREATE TYPE (\w+) AS ENUM /.exec(line) ?? []
  if (type) return `type ${type}`
  const [, trigger, on] = /^CREATE (?:CONSTRAINT )?TRIGGER (\w+) .*\bON (\w+)/.exec(line) ?? []
  if (trigger) return `trigger ${on}.${trigger}`
  const [, name] = /^CREATE (?:OR REPLACE )?FUNCTION (\w+)\(/.exec(line) ?? []
  if (name) return `function ${name}`
  const [, revoked] = /^REVOKE .* ON (\w+) FROM arara_app/.exec(line) ?? []
  if (revoked) return `rights ${revoked}`
  const [, constraint] = /^ {2}(?:ADD )?CONSTRAINT (\w+)/.exec(line) ?? []
  if (constraint) return `constraint ${constraint}`
  const [, added] = /\bADD COLUMN (\w+)/.exec(line) ?? []
  if (added) return `column ${table}.${added}`
  const [, column] = /^ {2}([a-z]\w*) /.exec(line) ?? []
  if (column && table) return `column ${table}.${column}`
  return /^CREATE TABLE /.test(line) ? `table ${table}` : ''
}
