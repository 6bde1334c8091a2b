import { readFileSync } from 'node:fs'
import { refusalValues } from '#contract/vendor/answer.ts'
import { type VendorCode, vendorCodes } from '#contract/vendor/codes.ts'
import { everyCall, type VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { callsToPlatform, callsToVendor } from '#contract/vendor/registry.ts'
import { table } from './calls.ts'
import { type Field, fieldsOf } from './describe.ts'
import { dialectParts } from './dialect.ts'

/** The parts of docs/vendors.md that follow from the contract. */
export const vendorParts = (): Record<string, string> => ({
  'calls-to-platform': sections(callsToPlatform),
  'calls-to-vendor': sections(callsToVendor),
  classes: knownClasses()
    .map((key) => `\`${key}\``)
    .join(', '),
  'every-call': everyCall.map((code) => `\`${code}\``).join(', '),
  codes: codeTable(),
  ...dialectParts(),
})

const sections = (calls: Readonly<Record<string, unknown>>) =>
  Object.values(calls)
    .map((call) => section(call as VendorCall))
    .join('\n\n')

function section({ name, summary, path, request, value, codes }: VendorCall): string {
  const rows = [...rowsOf('request', fieldsOf(request)), ...rowsOf('answer', fieldsOf(value))]
  return [
    `#### ${name}`,
    summary,
    `\`POST ${path}\``,
    rows.length > 0 ? table(['in', 'field', 'type', 'always'], rows) : 'No fields in either direction.',
    codes.length > 0 ? `Codes of its own: ${codes.map((code) => `\`${code}\``).join(', ')}.` : 'No codes of its own.',
  ].join('\n\n')
}

const rowsOf = (where: string, fields: readonly Field[]) =>
  fields.map(({ path, type, required }) => [where, `\`${path}\``, named(type), required ? 'yes' : ''])

/** The forms that docs/vendors.md explains once. */
const forms: Readonly<Record<string, string>> = {
  '[A-Za-z0-9_-]{1,64}': 'id',
  '[A-Za-z0-9_-]{16,128}': 'token',
  '[A-Z]{3}': 'currency',
  '[a-z]{2,3}(-[A-Za-z]{2,4})?': 'language',
  'https?:\\/\\/[^\\s]{1,2000}': 'address',
}

/** A type with the name of its form in place of the pattern. */
const named = (type: string) =>
  type.replace(/string, `\/\^(.+)\$\/`/, (whole, pattern: string) => forms[pattern] ?? whole)

const whatToDo = { never: 'The answer is final.', later: 'Send the same request again.', fix: 'Mend the request.' }

function codeTable(): string {
  const rows = (Object.keys(vendorCodes) as VendorCode[]).map((code) => {
    const { status, means, retry } = vendorCodes[code]
    const value = Object.entries(refusalValues).find(([name]) => name === code)?.[1]
    const toDo = code === 'ok' ? '' : whatToDo[retry]
    return [`\`${code}\``, String(status), means, value === undefined ? '' : value, toDo]
  })
  return table(['code', 'HTTP', 'means', 'value', 'then'], rows)
}

/** Classifications that the site has a name for. */
const knownClasses = (): string[] =>
  Object.keys(JSON.parse(readFileSync('locales/en/gateway.json', 'utf8')))
    .filter((key) => key.startsWith('class.'))
    .map((key) => key.replace('class.', ''))
