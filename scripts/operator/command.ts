import { readFileSync } from 'node:fs'
import { givenArguments } from '../command-line.ts'
import { complain, printLines } from '../printed.ts'
import { type Form, fits, formOf, type Typed } from './form.ts'
import { runOperation } from './run-operation.ts'

/** An operation, and what the command does beside it on its own machine. */
interface Way {
  readonly operation: string
  /** Changes the cells of a row before it is printed. */
  readonly cells?: (cells: readonly string[]) => readonly string[]
  /** Runs when the operation was done. @returns a line to print */
  readonly after?: (given: Readonly<Record<string, string | readonly string[]>>) => string
}

/**
 * A command of operators: finds the operation that is meant, sends it to the running gateway, and prints what it says.
 *
 * @param name as in `npm run <name>`
 * @param ways its operations by their usage (see `formOf`); the usage '' is the command alone
 * @returns the exit code
 */
export async function operatorCommand(name: string, ways: Readonly<Record<string, string | Way>>): Promise<number> {
  const forms = Object.keys(ways).map(formOf)
  const usage = Object.keys(ways).map((text) => `npm run ${name}${text && ` -- ${text}`}`)
  const { typed, help } = typedIn(forms)
  if (help) {
    printLines(...usage)
    return 0
  }
  const form = forms.findLast((one) => fits(one, typed))
  const found = form && ways[form.usage]
  if (!form || found === undefined) {
    complain(...usage)
    return 1
  }
  try {
    const { operation, cells, after }: Way = typeof found === 'string' ? { operation: found } : found
    const { given, directory } = argumentsOf(form, typed)
    const wanted = { operation, given, by: typed.options.by }
    const { code, wasRefused } = await runOperation(wanted, { directory, cells })
    if (code === 0 && after) printLines(after(given))
    if (wasRefused) complain(`npm run ${name}${form.usage && ` -- ${form.usage}`}`)
    return code
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function typedIn(forms: readonly Form[]): { readonly typed: Typed; readonly help: boolean } {
  const names = new Set(['by', ...forms.flatMap(({ options }) => options.map((option) => option.name))])
  const isNegative = (word: string) => /^-\d+$/.test(word)
  const words = process.argv.slice(2)
  const { positionals, values } = givenArguments({
    // A negative amount is no option.
    args: [...words.filter((word) => !isNegative(word)), '--', ...words.filter(isNegative)],
    allowPositionals: true,
    options: {
      ...Object.fromEntries([...names].map((option) => [option, { type: 'string' } as const])),
      help: { type: 'boolean', default: false },
    },
  })
  const { help, ...given } = values
  const options = Object.fromEntries(
    Object.entries(given).map(([option, value]) => [option, typeof value === 'string' ? value : undefined]),
  )
  return { typed: { positionals, options }, help: help === true }
}

/** The arguments by name: files are read here, because the gateway may see other ones. @throws if one cannot be read */
function argumentsOf({ literals, words, options }: Form, typed: Typed) {
  const given: Record<string, string | string[]> = {}
  let directory: string | undefined
  const values = typed.positionals.slice(literals.length)
  for (const [place, { name, kind }] of words.entries()) {
    const value = values[place] ?? ''
    if (kind === 'directory') directory = value
    else given[name] = kind === 'list' ? values.slice(place) : kind === 'file' ? readFileSync(value, 'utf8') : value
  }
  for (const { name } of options) {
    const value = typed.options[name]
    if (name !== 'by' && value !== undefined) given[name] = value
  }
  return { given, directory }
}
