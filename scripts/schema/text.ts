// Writes tables and functions as SQL for readers.
import type { readCatalogue } from './catalogue.ts'
import type { Sources } from './sources.ts'

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** A table with its columns, constraints, indexes, rights and triggers. */
export function tableText(table: Catalogue['tables'][number], catalogue: Catalogue, { comments }: Sources): string {
  const { name } = table
  const of = <Part extends { table: string }>(parts: readonly Part[]) => parts.filter((part) => part.table === name)
  const before = (what: string, indent = '') => {
    const comment = comments.get(what)
    return comment === undefined ? '' : comment.replace(/^/gm, indent).concat('\n')
  }
  const constraints = of(catalogue.constraints)
  const isShort = (constraint: (typeof constraints)[number]) =>
    constraint.columns.length === 1 && !comments.has(`constraint ${constraint.name}`) && isUnnamed(constraint)
  const columns = of(catalogue.columns).map((column) => {
    const own = constraints.filter((constraint) => isShort(constraint) && constraint.columns[0] === column.name)
    const rules = own.map(({ definition }) =>
      definition.replace(/^(PRIMARY KEY|UNIQUE) \(\w+\)|^FOREIGN KEY \(\w+\) (?=REF)/, '$1'),
    )
    const text = [column.name, plain(column.definition), ...rules.map(plain)].join(' ')
    return `${before(`column ${name}.${column.name}`, '  ')}${wrapped(`  ${text}`, '    ')}`
  })
  const rest = constraints
    .filter((constraint) => !isShort(constraint))
    .map((constraint) => {
      const named = isUnnamed(constraint) ? '' : `CONSTRAINT ${constraint.name} `
      return `${before(`constraint ${constraint.name}`, '  ')}${wrapped(`  ${named}${plain(constraint.definition)}`, '    ')}`
    })
  const options = table.options ? ` WITH (${table.options})` : ''
  // The application gets these four on every new table.
  const rights =
    table.rights.length === 4
      ? ''
      : `${before(`rights ${name}`)}GRANT ${table.rights.join(', ')} ON ${name} TO arara_app;\n`
  return [
    `${before(`table ${name}`)}CREATE TABLE ${name} (\n${[...columns, ...rest].join(',\n')}\n)${options};\n`,
    ...of(catalogue.indexes).map(
      (index) => `${before(`index ${index.name}`)}${wrapped(`${plain(index.definition)};`)}\n`,
    ),
    rights,
    ...of(catalogue.triggers).map(
      (trigger) => `${before(`trigger ${name}.${trigger.name}`)}${wrapped(`${plain(trigger.definition)};`)}\n`,
    ),
  ]
    .join('')
    .trimEnd()
}

/** A type with its values. */
export function typeText({ name, values }: Catalogue['types'][number], { comments }: Sources): string {
  const comment = comments.get(`type ${name}`)
  const text = `CREATE TYPE ${name} AS ENUM (${values.map((value) => `'${value}'`).join(', ')});`
  return `${comment ? `${comment}\n` : ''}${wrapped(text)}`
}

/** A function without its body. */
export function functionText(name: string, { functions }: Catalogue, { comments }: Sources): string {
  const comment = comments.get(`function ${name}`)
  return functions
    .filter((each) => each.name === name)
    .map(
      ({ definition, callable }) =>
        `${comment ? `${comment}\n` : ''}${wrapped(`CREATE FUNCTION ${plain(definition)};${callable ? ' -- called by the application' : ''}`)}`,
    )
    .join('\n')
}

/** Whether a constraint has the name that PostgreSQL gives to one without, so that it says nothing. */
function isUnnamed({ table, name, columns }: Catalogue['constraints'][number]): boolean {
  return new RegExp(`^${table}_(?:${columns.join('_')}_)?(?:pkey|key|fkey|check)\\d*$`).test(name)
}

/** The words of the catalogue as somebody would write them. */
function plain(definition: string): string {
  return definition
    .replace(/ ON public\./, ' ON ')
    .replace(' USING btree', '')
    .replace(/= ANY \(ARRAY\[([^\]]*)\]\)/g, 'IN ($1)')
    .replace(/timestamp with time zone/g, 'timestamptz')
    .replace(/timestamp without time zone/g, 'timestamp')
    .replace(/character\(/g, 'char(')
    .replace(/(NULL|')::(?:text|bpchar|jsonb|bigint|date|timestamptz|tsvector)\b/g, '$1')
}

/** A statement in lines of at most 120 characters, if its words allow it. */
function wrapped(text: string, indent = '  '): string {
  if (text.length <= 120) return text
  const start = text.slice(0, 121)
  const places = [/ (?:WHERE|INCLUDE|FOR EACH|WHEN|EXECUTE FUNCTION|CHECK|RETURNS) /g, /(?<=,) /g].map(
    (pattern) => [...start.matchAll(pattern)].at(-1)?.index ?? 0,
  )
  const place = places.find((each) => each > 40)
  if (place === undefined) return text
  return `${text.slice(0, place)}\n${wrapped(indent + text.slice(place + 1), indent)}`
}
