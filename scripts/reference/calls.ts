import { is } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { errorValues } from '#contract/error-values.ts'
import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import { files, registry } from '#contract/registry.ts'
import { type Field, fieldsOf, shapeOf } from './describe.ts'

const callers = {
  none: 'anybody',
  session: 'member, agent or trial user (session token)',
  member: 'member or agent (session token)',
  agent: 'agent (session token)',
  game: 'the frame of a launched game (game token)',
} as const

/** Every call of the registry as Markdown, by area. */
export function callSections(): string {
  return Object.entries(registry)
    .map(([area, calls]) =>
      [`### ${area}`, ...calls.map((call) => section(call as unknown as CallDefinition))].join('\n\n'),
    )
    .join('\n\n')
}

/** Every call that answers with a file, as Markdown. */
export function fileSections(): string {
  return files.map((call) => section(call as unknown as CallDefinition)).join('\n\n')
}

function section(call: CallDefinition): string {
  const marks = [
    callers[call.auth],
    ...(call.sealed ? ['sealed body'] : []),
    ...(call.idempotent ? ['`Idempotency-Key`'] : []),
    ...(call.form ? ['_form_'] : []),
    ...(call.upload
      ? ['the body is a file (`application/octet-stream`, `image/png` or `image/jpeg`), not a form']
      : []),
    ...(call.always ? ['_always_'] : []),
  ]
  const inQuery = call.method === 'GET' || call.method === 'DELETE' || call.upload
  return [
    `#### ${call.name}`,
    call.summary,
    `\`${call.method} ${call.path}\` — ${marks.join(', ')}`,
    fieldTable(inQuery ? 'Query' : 'Body', fieldsOf(call.request)),
    call.file ? 'The answer is the file.' : fieldTable('Value', fieldsOf(call.response)),
    errorsLine(call.errors),
  ].join('\n\n')
}

function fieldTable(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return `${title}: none.`
  const rows = fields.map(({ path, type, required }) => [`\`${path}\``, type, required ? 'yes' : ''])
  return table([title, 'type', 'always'], rows)
}

function errorsLine(codes: readonly ErrorCode[]): string {
  if (codes.length === 0) return 'Errors of its own: none.'
  return `Errors of its own: ${codes.map((code) => `\`${code}\` ${errorStatus[code]}`).join(', ')}.`
}

/** All error codes with their status and the shape of their value. */
export function errorTable(): string {
  const rows = Object.entries(errorStatus).map(([code, status]) => {
    const value = errorValues[code as ErrorCode]
    return [
      `\`${code}\``,
      String(status),
      value ? `\`${shapeOf(value)}\`${is(undefined, value) ? ' or nothing' : ''}` : '',
    ]
  })
  return table(['code', 'status', 'value'], rows)
}

/** A Markdown table with aligned columns, as the formatter writes it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
